import type { ReactElement } from 'react'
import type { CategoryKey } from '#domain/catalog/category.ts'
import { categorySprite } from './sprites.ts'

/**
 * A category's line drawing; decorative, so the category's name must be next to it. The stroke through
 * a category that is not offered has a border in the colour `--drawing-ground`, by default paper.
 */
export function CategoryDrawing(props: {
  category: CategoryKey
  /** Pixels: 36 to 40 in a row, 56 to 72 elsewhere. */
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
