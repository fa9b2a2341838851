import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClasses } from './button.tsx'
import { classes } from './classes.ts'

/** A router link that looks like a button. */
export const ButtonLink = createLink(Anchor)

function Anchor({ tone, size, full, className, ...rest }: ButtonStyle & ComponentProps<'a'>) {
  return <a {...rest} className={classes(buttonClasses({ tone, size, full }), className)} />
}
