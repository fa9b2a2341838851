import type { AgendaColumn, AgendaItem } from '../agenda-columns.ts'

/** How a page of A4 is filled, in points: sizes of text, room for it, and how wide a letter is at a size of one. */
const LETTER = 0.5
const LINE = 1.3
const DAY = { largest: 10, smallest: 6, height: 690, width: 500 }
const WEEK = { largest: 9, smallest: 5, height: 440, width: 98 }

/** The size of text, in points, at which a day in rows fits on a page; the smallest that can be read when none does. */
export function daySize(columns: readonly AgendaColumn[]): number {
  const rows = columns.flatMap(({ items }) => items)
  return largestThatFits(DAY, (size) => {
    const letters = (DAY.width * 0.8) / (size * LETTER)
    // Each row has two lines beside each other and its notes below, with a little room around it.
    const lines = rows.map((item) => 2.5 + linesOf(notesOf(item), letters))
    return sum(lines) + 3 * columns.length
  })
}

/** The size of text, in points, at which a week in columns fits on a page across. */
export function weekSize(columns: readonly AgendaColumn[]): number {
  return largestThatFits(WEEK, (size) => {
    const letters = WEEK.width / (size * LETTER)
    const heights = columns.map(({ items }) =>
      sum(items.map((item) => 0.7 + sum(textsOf(item).map((text) => linesOf(text, letters))))),
    )
    return Math.max(0, ...heights)
  })
}

/** What somebody wrote about an item. */
export function notesOf(item: AgendaItem): string {
  if (item.kind === 'block') return ''
  const { customerInstructions, providerNote } = item.visit
  return [customerInstructions, providerNote].filter(Boolean).join(' · ')
}

function textsOf(item: AgendaItem): string[] {
  if (item.kind === 'block') return [`00:00 – 00:00 ${item.block.reason}`]
  const { customerName, customerPhone, customerAddress, serviceName, waits } = item.visit
  const service = [serviceName, ...waits.map(() => ' · inwerken 00:00 – 00:00')].join('')
  return [
    `00:00 – 00:00 ${customerName}`,
    ...[service, customerPhone, customerAddress ?? '', notesOf(item)].filter(Boolean),
  ]
}

function linesOf(text: string, letters: number): number {
  return Math.ceil(text.length / letters)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

interface Page {
  readonly largest: number
  readonly smallest: number
  readonly height: number
}

function largestThatFits(page: Page, linesAt: (size: number) => number): number {
  let size = page.largest
  while (size > page.smallest && linesAt(size) * size * LINE > page.height) size -= 0.25
  return size
}
