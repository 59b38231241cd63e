// Where on the board a bot's advice is: what its steps take and where they put it, as selectors of things that are there before the
// first of the steps is done.

import type { Seat } from '../../../generated/core.ts'
import type { Action } from '../../../generated/fuerstenfeld.ts'

export function advisedIn(actions: readonly Action[], me: Seat): string[] {
  return actions.flatMap((action) => {
    switch (action.type) {
      case 'sell':
        return [`[data-anchor="brewery-${action.sale.brewery}"]`]
      case 'build':
        return [`[data-hand="${action.card}"]`, `[data-anchor="space-${me}-${action.space}"]`]
      case 'keep':
      case 'trash':
        return [`[data-hand="${action.card}"]`]
      default:
        return []
    }
  })
}
