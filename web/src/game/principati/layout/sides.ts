// The sheets beside the map.

export type SideTab = 'turn' | 'tiles' | 'points' | 'log'
