/** How much room there is. */

class Screen {
  /** Narrow enough that players, goals and log move into a sheet below the board. */
  phone = $state(false);

  constructor() {
    const media = matchMedia('(max-width: 760px)');
    this.phone = media.matches;
    media.addEventListener('change', () => (this.phone = media.matches));
  }
}

export const screen = new Screen();
