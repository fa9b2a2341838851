import type { ReactElement } from 'react'
import { portraitAddress } from './art-address.ts'
import type { PortraitOptions } from './portrait/portrait.ts'

type PortraitPictureProps = PortraitOptions & {
  name: string
  /** Pixels, at least 32. */
  size: number
  className?: string | undefined
}

/** A person's generated portrait, round. Decorative: the person's name must be next to it. */
export function PortraitPicture(props: PortraitPictureProps): ReactElement {
  const { name, size, className = '', ...options } = props
  return (
    <img
      src={portraitAddress(name, options)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`rounded-full ${className}`.trim()}
    />
  )
}
