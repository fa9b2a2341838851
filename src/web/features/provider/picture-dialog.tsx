import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ProviderInfo } from './provider-data.ts'

interface PictureDialogProps {
  pictures: ProviderInfo['galleryItems']
  startsAt: number
  onClose: () => void
}

/** All pictures, one at a time; arrow keys turn them. */
export function PictureDialog({ pictures, startsAt, onClose }: PictureDialogProps) {
  const { t } = useWords()
  const [at, setAt] = useState(startsAt)
  const picture = pictures[at]
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog
      title={t('provider.pictureAt', { number: at + 1, count: pictures.length })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys repeat what the buttons do */}
      <div onKeyDown={onKeyDown} className="pt-3">
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
