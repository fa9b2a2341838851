import type { ReactElement } from 'react'
import { coverAddress } from './art-address.ts'
import type { CoverOptions } from './cover/cover.ts'

type CoverPictureProps = CoverOptions & {
  userName: string
  className?: string | undefined
  /** Loads at once, for pictures in the first screen; others load lazily. */
  eager?: boolean
}

/** A salon's generated cover. Decorative: the salon's name must be next to it. */
export function CoverPicture(props: CoverPictureProps): ReactElement {
  const { userName, className, eager = false, ...options } = props
  return (
    <img
      src={coverAddress(userName, options)}
      alt=""
      width={640}
      height={options.wide ? 160 : 400}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
