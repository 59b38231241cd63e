// The laid tiles as pictures. The markup of a tile changes only when the tile or a neighbour's owner changes, so that a new
// position redraws a few tiles and not the whole map.

import type { Seat } from '../../../generated/core.ts'
import type { Hex } from '../../../generated/hex.ts'
import type { PlayerView, TileView, View } from '../../../generated/principati.ts'
import type { Kinds } from '../tiles/catalogue.ts'
import { draw, type Face } from '../tiles/face.ts'
import { centre, keyOf, neighbour, type Point } from '../tiles/geometry.ts'

export interface Piece {
  key: string
  at: Hex
  place: Point
  markup: string
}

/** All tiles, the farthest row first: a nearer tile lies over the edge of the one behind it. */
export function scene(view: View, kinds: Kinds): Piece[] {
  const owners = new Map(view.tiles.map((tile) => [keyOf(tile.at), tile.owner]))
  const shown = new Set<string>()
  return view.tiles
    .toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
    .flatMap((tile) => {
      const face = faceOf(tile, kinds, owners, view.players, shown)
      return face ? [{ key: keyOf(tile.at), at: tile.at, place: centre(tile.at), markup: draw(face) }] : []
    })
}

function faceOf(
  tile: TileView,
  kinds: Kinds,
  owners: Map<string, number | null>,
  players: readonly PlayerView[],
  shown: Set<string>,
): Face | null {
  const kind = kinds.get(tile.tile)
  if (!kind) return null
  const { owner } = tile
  return {
    kind,
    rotation: tile.rotation,
    owner,
    buildings: tile.slots.map(({ building }) => building),
    idle: tile.slots.flatMap(({ work }, slot) => (work?.missing ? [slot] : [])),
    masters: tile.masters,
    cardinal: tile.cardinal,
    vehicles: owner === null ? [] : vehiclesAt(tile, owner, players[owner], shown),
    border: owner === null ? [] : [0, 1, 2, 3, 4, 5].filter((side) => owners.get(keyOf(neighbour(tile.at, side))) !== owner),
  }
}

/** Horsemen and carts wait at a player's first riding hall, ships at the first port. */
function vehiclesAt(tile: TileView, owner: number, player: PlayerView | undefined, shown: Set<string>): Face['vehicles'] {
  if (!player) return []
  return tile.slots.flatMap(({ building }) => {
    const home = `${owner} ${building}`
    if ((building !== 'riding_hall' && building !== 'port') || shown.has(home)) return []
    shown.add(home)
    const things =
      building === 'riding_hall'
        ? [
            { symbol: 'man-horseman', count: player.horsemen },
            { symbol: 'v-cart', count: player.carts },
          ]
        : [
            { symbol: 'v-fishing_boat', count: player.fishing_boats },
            { symbol: 'v-cargo_ship', count: player.cargo_ship ? 1 : 0 },
          ]
    return things.filter(({ count }) => count > 0)
  })
}

/** Cells whose tile was not there before, or lay differently. */
export function newest(before: View | null, now: View): Hex[] {
  if (!before) return []
  const old = new Map(before.tiles.map((tile) => [keyOf(tile.at), `${tile.tile} ${tile.rotation}`]))
  return now.tiles.filter((tile) => old.get(keyOf(tile.at)) !== `${tile.tile} ${tile.rotation}`).map(({ at }) => at)
}

/** The cells of a player's land around the Palace, without tiles laid far away among the other player's. */
export function realm(view: View, seat: Seat | null): Hex[] {
  const own = new Map(view.tiles.flatMap((tile) => (tile.owner !== null && tile.owner === seat ? [[keyOf(tile.at), tile] as const] : [])))
  const palace = [...own.values()].find(({ slots }) => slots.some(({ building }) => building === 'palace'))
  const found = palace ? [palace.at] : []
  if (palace) own.delete(keyOf(palace.at))
  for (const at of found) {
    for (let side = 0; side < 6; side++) {
      const next = own.get(keyOf(neighbour(at, side)))
      if (next) {
        own.delete(keyOf(next.at))
        found.push(next.at)
      }
    }
  }
  return found
}
