import type { ReactElement } from 'react'
import { portraitAddress } from './art-address.ts'
import type { PortraitOptions } from './portrait/portrait.ts'

type PortraitPictureProps = PortraitOptions & {
  name: string
  /** Pixels, from 32 up. */
  size: number
  className?: string | undefined
}

/** A person's drawn portrait, always round. Decoration: the person's name stands beside it. */
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
