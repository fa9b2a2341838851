import type { CoverStyle } from '../../art/cover/cover-style.ts'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { classes } from '../../ui/classes.ts'

interface SalonPictureProps {
  userName: string
  /** An upload of the salon's own, or the address of what is drawn for it. */
  pictureUrl: string
  /** Scene and palette that differ from the neighbours'. */
  cover?: CoverStyle | undefined
  className: string
}

/** The salon's upload over its drawn cover, so that there is no grey box while it loads. */
export function SalonPicture({ userName, pictureUrl, cover, className }: SalonPictureProps) {
  const isUpload = pictureUrl !== '' && !pictureUrl.startsWith('/art/')
  const fill = 'absolute inset-0 size-full object-cover'
  return (
    <div className={classes('relative overflow-hidden bg-petal', className)}>
      <CoverPicture
        userName={userName}
        {...(cover && { scene: cover.scene, palette: cover.palette })}
        className={fill}
      />
      {isUpload && <img src={pictureUrl} alt="" loading="lazy" className={fill} />}
    </div>
  )
}
