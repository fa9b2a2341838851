import type { ComponentProps } from 'react'
import { pictureSources } from '#domain/picture/picture.ts'

/**
 * A picture of a salon. Of an uploaded one the browser loads the file that fits `sizes`, in the best format it knows; a
 * drawing is a plain image.
 */
export function Picture({
  src,
  sizes,
  ...image
}: ComponentProps<'img'> & { src: string; sizes: string }) {
  const sources = pictureSources(src)
  // biome-ignore lint/a11y/useAltText: in the attributes of the caller
  const plain = <img src={src} {...image} />
  if (!sources) return plain
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {plain}
    </picture>
  )
}
