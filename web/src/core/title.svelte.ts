// The title of the page: how many other tables wait for the reader, and what the page shows. It can be read when the page lies
// behind others.

class Title {
  page = $state('Princely')
  waiting = $state(0)

  get text(): string {
    return this.waiting > 0 ? `(${this.waiting}) ${this.page}` : this.page
  }
}

export const title = new Title()
