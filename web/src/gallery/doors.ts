// A home page with something behind every door.

import type { Doors } from '../shell/doors.ts'

export const doors: Doors = {
  open: [{ id: 'a', game: 'fuerstenfeld', round: 6, waitsFor: null, seats: [0, 1, 2], names: 'Jonas, Hopfenmeister' }],
  lobby: [
    { id: 'b', game: 'fuerstenfeld', name: 'Annas Tisch', taken: 2, seats: 4 },
    { id: 'c', game: 'principati', name: 'Jonas, no clock', taken: 1, seats: 2 },
    { id: 'd', game: 'fuerstenfeld', name: 'Expert evening', taken: 4, seats: 5 },
  ],
  finished: [
    { id: 'e', game: 'fuerstenfeld', title: 'You won: six palaces, 21 coins', about: 'Fürstenfeld, four players, 9 rounds' },
    { id: 'f', game: 'principati', title: 'Blue won: 61 to 54 points', about: 'Principati Duello, against a strong bot' },
  ],
}
