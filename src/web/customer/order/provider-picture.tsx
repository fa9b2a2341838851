import type { CoverStyle } from '../../art/cover/cover-style.ts'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

interface ProviderPictureProps {
  userName: string
  /** URL of the salon's upload or of its generated picture. */
  pictureUrl: string
  /** Scene and palette, chosen to differ from neighbouring covers. */
  cover?: CoverStyle | undefined
  className: string
}

/** The salon's upload over its generated cover, which is visible while the upload loads. */
export function ProviderPicture({ userName, pictureUrl, cover, className }: ProviderPictureProps) {
  const isUpload = pictureUrl !== '' && !pictureUrl.startsWith('/art/')
  const fill = 'absolute inset-0 size-full object-cover'
  return (
    <div className={classes('relative overflow-hidden bg-surface-accent', className)}>
      <CoverPicture
        userName={userName}
        {...(cover && { scene: cover.scene, palette: cover.palette })}
        className={fill}
      />
      {isUpload && (
        <Picture src={pictureUrl} sizes="20rem" alt="" loading="lazy" className={fill} />
      )}
    </div>
  )
}
