import { CoverPicture } from '../../art/cover-picture.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

interface SalonCoverProps {
  salon: { userName: string; coverUrl: string }
  /** Pixels. */
  size: number
  className: string
}

/** The first picture of a salon, or its generated cover, by which an operator recognises it. Decorative. */
export function SalonCover({ salon, size, className }: SalonCoverProps) {
  const all = classes('shrink-0 rounded-md object-cover', className)
  if (salon.coverUrl === '' || salon.coverUrl.startsWith('/art/'))
    return <CoverPicture userName={salon.userName} className={all} />
  return (
    <Picture
      src={salon.coverUrl}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className={all}
    />
  )
}
