import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { HorizontalScroll } from '../../ui/horizontal-scroll.tsx'

interface NumbersTableProps {
  caption: string
  /** The first names what the rows are; the others are of numbers. */
  columns: readonly string[]
  rows: readonly TableRow[]
  /** The last row, for sums. */
  total?: TableRow
}

interface TableRow {
  key: string
  head: ReactNode
  cells: readonly ReactNode[]
}

const cell = 'border-b border-line py-2.75 pl-3 text-right sm:pl-4'
const headCell = 'border-b border-line py-2.75 text-left'

/** A table of numbers, which scrolls sideways where it does not fit. */
export function NumbersTable({ caption, columns, rows, total }: NumbersTableProps) {
  const [first, ...others] = columns
  return (
    <HorizontalScroll label={caption}>
      <table className="w-full text-sm sm:text-md">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs sm:text-sm">
          <tr>
            <th scope="col" className={classes(headCell, 'font-strong')}>
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className={classes(cell, 'font-strong')}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot className="font-strong">
            <Row row={total} />
          </tfoot>
        )}
      </table>
    </HorizontalScroll>
  )
}

function Row({ row: { head, cells } }: { row: TableRow }) {
  return (
    <tr>
      <th scope="row" className={classes(headCell, 'font-medium')}>
        {head}
      </th>
      {cells.map((content, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={nth} className={classes(cell, 'whitespace-nowrap')}>
          {content}
        </td>
      ))}
    </tr>
  )
}
