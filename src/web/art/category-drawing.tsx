import type { ReactElement } from 'react'
import type { CategoryKey } from '#domain/catalogue/category.ts'
import { categorySprite } from './sprites.ts'

/**
 * A category's line drawing; decoration, so its word must stand beside it. The stroke through one
 * that is not offered leaves a gap in the colour of `--drawing-ground`, by default paper.
 */
export function CategoryDrawing(props: {
  category: CategoryKey
  /** Pixels: 36 to 40 in a row, 56 to 72 alone. */
  size?: number
  isCrossedOut?: boolean
  className?: string | undefined
}): ReactElement {
  const { category, size = 40, isCrossedOut = false, className } = props
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${categorySprite}#${category}`} opacity={isCrossedOut ? 0.5 : undefined} />
      {isCrossedOut && <use href={`${categorySprite}#struck`} />}
    </svg>
  )
}
