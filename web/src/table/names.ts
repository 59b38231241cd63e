// What bots are called, at tables of this device and of a server alike.

/** By seat: the same name always sits on the same chair. */
const NAMES = ['Adelheid', 'Ottokar', 'Walburga', 'Leopold', 'Kunigunde']

export const botName = (seat: number): string | null => NAMES[seat] ?? null
