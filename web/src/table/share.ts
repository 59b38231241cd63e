// Every position comes as new data, though little of it has changed. Parts that are equal to the last position are replaced by
// the parts of the last position, so that they need not be drawn again.

/** `after`, with every part that equals its part of `before` taken from there. Plain data only. */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after
  if (Array.isArray(before) !== Array.isArray(after)) return after
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(old).length
  const parts: Record<string, unknown> = Array.isArray(after) ? ([] as unknown as Record<string, unknown>) : {}
  for (const key of keys) {
    parts[key] = shared(old[key], now[key])
    if (parts[key] !== old[key] || !(key in old)) same = false
  }
  return (same ? before : parts) as T
}
