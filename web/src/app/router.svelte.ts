/** Which page is shown: the address bar decides, links and the back button change it. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('click', (event) => this.#click(event));
  }

  go(to: string): void {
    history.pushState(null, '', to);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Changes the address without a step for the back button. */
  replace(to: string): void {
    history.replaceState(history.state, '', to);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  #click(event: MouseEvent): void {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link?.href || link.target || link.download) return;
    const to = new URL(link.href);
    const ours = to.origin === location.origin && !to.pathname.startsWith('/api/');
    const here = to.pathname === location.pathname && to.search === location.search;
    if (!ours || (here && to.hash)) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
