// Which layout a table has, and how much larger it is drawn: on a large screen, and for readers who have asked for larger texts, as
// far as the layout has room.

import type { Preferences } from '../core/settings.svelte.ts'

export type Layout = 'wide' | 'tablet' | 'phone'

/** How much larger texts are; the narrowest window in which each layout has room for that. */
const SIZES = { normal: 1, large: 1.15, largest: 1.3 } as const
const NARROWEST = { wide: 1280, tablet: 760, phone: 360 } as const

export const layoutOf = (width: number, height: number): Layout =>
  width < 760 || height < 560 ? 'phone' : width < 1180 ? 'tablet' : 'wide'

export function zoomOf(layout: Layout, width: number, height: number, size: Preferences['size']): number {
  const asked = SIZES[size] * (layout === 'wide' ? Math.max(Math.min(width / 1600, height / 900), 1) : 1)
  const lowest = layout === 'phone' ? ([780, 700].find((each) => height >= each) ?? 640) : 720
  return Math.max(Math.min(asked, width / NARROWEST[layout], height / lowest), 1)
}
