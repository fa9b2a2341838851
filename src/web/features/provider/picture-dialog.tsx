import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ProviderInfo } from '../booking/provider-data.ts'

interface PictureDialogProps {
  pictures: ProviderInfo['galleryItems']
  startsAt: number
  onClose: () => void
}

/** All pictures, one at a time; arrow keys turn them. */
export function PictureDialog({ pictures, startsAt, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const [at, setAt] = useState(startsAt)
  const picture = pictures[at]
  const turn = (by: number) => setAt((before) => (before + by + pictures.length) % pictures.length)
  useArrowKeys(turn)
  return (
    <Dialog
      title={t('provider.pictureAt', { number: at + 1, count: pictures.length })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <div className="pt-3">
        <img
          src={picture?.url}
          alt={picture?.description}
          width={640}
          height={400}
          className="aspect-[8/5] w-full rounded-lg bg-petal object-cover"
        />
        <div className="mt-3 flex items-center justify-between gap-3">
          <p aria-live="polite" className="text-sm text-plum-2">
            {picture?.description}
          </p>
          <div className="flex gap-2">
            <IconButton
              icon={ChevronLeft}
              label={t('provider.previousPicture')}
              onClick={() => turn(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('provider.nextPicture')}
              onClick={() => turn(1)}
            />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Wherever the focus is: while the dialog is open, there is nothing else to turn. */
function useArrowKeys(turn: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1)
      if (key === 'ArrowRight') turn(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [turn])
}
