import { type ReactNode, useId } from 'react'
import type { NumbersTable } from './market-numbers-rows.ts'

/** A part of the page under its heading. */
export function NumbersSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const cell = 'border-b border-line px-3.5 py-2.5 group-last/row:border-b-0'

/** A table of numbers: what the rows are, then numbers to the right. On phones the first of three stands below its row's name. */
export function NumbersTableView({ table: { title, columns, rows } }: { table: NumbersTable }) {
  const [first, ...others] = columns
  const isWide = others.length > 2
  const widthOf = (nth: number) => (isWide && nth === 0 ? 'max-sm:hidden' : '')
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-left text-md">
        <caption className="sr-only">{title}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {first}
            </th>
            {others.map((column, nth) => (
              <th
                key={column}
                scope="col"
                className={`${cell} text-right font-medium ${widthOf(nth)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head} className="group/row">
              <th scope="row" className={`${cell} font-medium wrap-break-word`}>
                {head}
                {isWide && (
                  <span className="block text-sm font-normal text-muted sm:hidden">
                    {others[0]}: {cells[0]}
                  </span>
                )}
              </th>
              {cells.map((text, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={nth} className={`${cell} text-right whitespace-nowrap ${widthOf(nth)}`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
