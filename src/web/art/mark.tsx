import type { ReactElement } from 'react'
import { brandSprite } from './sprites.ts'

/** The logo's five petals, decorative; at least 16 pixels. */
export function Mark(props: { size?: number; className?: string | undefined }): ReactElement {
  const { size = 44, className } = props
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${brandSprite}#mark`} />
    </svg>
  )
}

/** The logo with the name, in the current text colour. */
export function Wordmark(props: { height?: number; className?: string | undefined }): ReactElement {
  const { height = 29, className } = props
  return (
    <svg
      viewBox="0 0 870 176"
      width={Math.round((870 / 176) * height)}
      height={height}
      role="img"
      aria-label="Bloesem"
      className={className}
    >
      <use href={`${brandSprite}#wordmark`} />
    </svg>
  )
}
