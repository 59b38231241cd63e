// Where the reader is. Links are plain anchors; this listens to them, so that a page changes without loading.

import { href, parse, type Route } from './router.ts'

class Place {
  route = $state.raw<Route>({ at: 'home' })

  /** Follows the address bar from now on. */
  follow() {
    const read = () => (this.route = parse(location.pathname, location.hash))
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    addEventListener('click', (event) => this.#click(event))
    read()
  }

  /** Goes to another address, which replaces the current one in the history. */
  instead(route: Route) {
    history.replaceState(null, '', href(route))
    this.route = route
  }

  /** Whether the page stands inside somebody else's. There only the replay is shown: all else gets a window of its own. */
  get framed(): boolean {
    return this.route.at === 'embed'
  }

  go(route: Route) {
    if (this.framed && route.at !== 'embed') return void open(href(route), '_blank', 'noopener')
    history.pushState(null, '', href(route))
    this.route = route
    scrollTo(0, 0)
  }

  #click(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin) return
    event.preventDefault()
    this.go(parse(link.pathname, link.hash))
  }
}

export const place = new Place()
