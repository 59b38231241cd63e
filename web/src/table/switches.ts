/** House rules by their names, as the engine agrees on them. What is left out is as usual. */
export type Switches = Record<string, number>
