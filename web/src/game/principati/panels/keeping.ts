// A list under the pointer: what stood somewhere stays there, so that a second click means the same thing as the first.

export class Keeping {
  readonly #places: string[] = []

  /** The rows in the places they had; new ones come last, and one that is no longer `now` stays. */
  arrange(now: readonly string[]): readonly string[] {
    for (const row of now) if (!this.#places.includes(row)) this.#places.push(row)
    return [...this.#places]
  }
}
