// What a reader searched for and found: its words are marked at that place, in whichever book it is, until the reader goes on.

class Sought {
  #found = $state.raw<{ place: string; words: readonly string[] } | null>(null)

  found(place: string, words: readonly string[]) {
    this.#found = { place, words }
  }

  /** The words to be marked when the reader is at this place. */
  at(place: string | null): readonly string[] {
    return this.#found?.place === place ? this.#found!.words : []
  }
}

export const sought = new Sought()
