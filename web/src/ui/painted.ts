/** How long a page that is not looked at, and so never painted, is waited for. */
const UNSEEN = 150;

/** When what has changed is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
