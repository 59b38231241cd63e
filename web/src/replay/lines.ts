// Lines of a chart.

/** A round step between the lines of the grid, so that there are about five. */
export function stepOf(range: number): number {
  const rough = Math.max(range, 1) / 5
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough) ?? 10 * ten
  return Math.max(1, step)
}

/** A line in steps: what is counted stays as it is until it changes. */
export function pathOf(values: readonly number[], x: (index: number) => number, y: (value: number) => number): string {
  const round = (value: number) => Math.round(value * 10) / 10
  return values.reduce((path, value, index) => {
    if (index === 0) return `M${round(x(0))} ${round(y(value))}`
    if (value === values[index - 1] && index < values.length - 1) return path
    return `${path}H${round(x(index))}${value === values[index - 1] ? '' : `V${round(y(value))}`}`
  }, '')
}
