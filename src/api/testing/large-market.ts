/**
 * How many rows a test of speed writes: all that a large market has in `npm run check -- full`, a tenth of them otherwise,
 * within the same limit. `npm run bench desk` measures the whole market.
 */
export function inLargeMarket(rows: number): number {
  return process.env.LARGE_MARKET === '1' ? rows : rows / 10
}
