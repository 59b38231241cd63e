// subset-font ships no types; this is what we use of it.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, number | { min: number; max: number }>
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
