import type { ComponentProps } from 'react'
import { classes } from '../../ui/classes.ts'

const CELL = 'border-b border-line px-3.5 align-middle group-last/row:border-b-0'

/** A cell in a table of orders; one that is only on wide screens stands below the number on phones. */
export function OrderCell(props: ComponentProps<'td'> & { isWideOnly?: boolean }) {
  const { isWideOnly = false, className, ...cell } = props
  return (
    <td {...cell} className={classes(CELL, 'py-2', isWideOnly && 'max-md:hidden', className)} />
  )
}

/** The head of a column, or of a row with `scope="row"`. */
export function OrderHead(props: ComponentProps<'th'> & { isWideOnly?: boolean }) {
  const { isWideOnly = false, className, ...cell } = props
  const all = classes(CELL, 'py-2 font-medium', isWideOnly && 'max-md:hidden', className)
  return <th scope="col" {...cell} className={all} />
}
