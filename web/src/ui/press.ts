/** What makes an SVG group a button: role, focus, Enter and Space. */
export function pressable(label: string, press: () => void, disabled = false) {
  return {
    role: 'button',
    tabindex: disabled ? -1 : 0,
    'aria-label': label,
    'aria-disabled': disabled || undefined,
    'data-spot': disabled ? undefined : '',
    onclick: () => {
      if (!disabled) press();
    },
    onkeydown: (event: KeyboardEvent) => {
      if (disabled || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      press();
    },
  };
}
