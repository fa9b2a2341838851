import type { ReactElement } from 'react'
import { coverAddress } from './art-address.ts'
import type { CoverOptions } from './cover/cover.ts'

type CoverPictureProps = CoverOptions & {
  userName: string
  className?: string | undefined
  /** Only for what is in sight at once; everything else loads when it comes near. */
  eager?: boolean
}

/** A salon's drawn cover, or its frieze. Decoration: the salon's name stands beside it. */
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
