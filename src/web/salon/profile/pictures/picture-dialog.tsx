import { DescribeDialog } from './describe-dialog.tsx'
import { usePictureName } from './picture-name.ts'
import type { Picture } from './pictures-query.ts'
import { RemoveDialog } from './remove-dialog.tsx'

export type PictureDialogKind = 'describe' | 'remove'

interface PictureDialogProps {
  userName: string
  kind: PictureDialogKind
  picture: Picture
  index: number
  onClose: () => void
}

/**
 * The dialog about a picture. It stands outside the list: the browser takes a dialog that moves with its card from the top
 * layer, and Escape does nothing then (WORK-294).
 */
export function PictureDialog({ userName, kind, picture, index, onClose }: PictureDialogProps) {
  const { name } = usePictureName(index)
  if (kind === 'describe')
    return <DescribeDialog userName={userName} picture={picture} onClose={onClose} />
  const { pictureId } = picture
  return <RemoveDialog userName={userName} pictureId={pictureId} name={name} onClose={onClose} />
}
