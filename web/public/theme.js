// Before anything is painted: the theme that was chosen, or the system's. See `app/settings`.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('engawa-settings') ?? '{}').theme;
  } catch {
    // Storage is refused.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const night = theme === 'night' || (theme !== 'day' && dark);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
