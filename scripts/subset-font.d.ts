declare module 'subset-font' {
  export interface AxisRange {
    min: number
    max: number
    default: number
  }

  /** Makes a font with the characters of the text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
      keepFeatures?: readonly string[]
      /** A value or range for each axis of a variable font. */
      variationAxes?: Readonly<Record<string, number | AxisRange>>
    },
  ): Promise<Buffer>
}
