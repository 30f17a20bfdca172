/** How long a page that is not looked at, and so never painted, is waited for. */
const UNSEEN = 150;
/** Drawing takes a while without a graphics card, and whatever is done meanwhile holds it up. */
const DRAWING = 40;

/** When what has changed is painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, UNSEEN);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** When it has been seen, too. */
export async function seen(): Promise<void> {
  await painted();
  await new Promise((resolve) => setTimeout(resolve, DRAWING));
}
