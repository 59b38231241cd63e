export const budget: Record<string, number>
export function weigh(): Promise<Record<string, number>>
