import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const widths = { page: 'max-w-page', narrow: 'max-w-narrow', form: 'max-w-[37rem]' }

/** A centred column with gutters of 16, 20 or 32 px. */
export function Column(props: {
  width?: keyof typeof widths
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={classes(
        'mx-auto w-full px-4 sm:px-5 xl:px-8',
        widths[props.width ?? 'page'],
        props.className,
      )}
    >
      {props.children}
    </div>
  )
}
