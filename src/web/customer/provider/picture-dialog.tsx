import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ProviderInfo } from '../booking/provider-data.ts'

interface PictureDialogProps {
  pictures: ProviderInfo['galleryItems']
  startsAt: number
  onClose: () => void
}

/** All pictures, one at a time; arrow keys go to the next and previous one. */
export function PictureDialog({ pictures, startsAt, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const [index, setIndex] = useState(startsAt)
  const picture = pictures[index]
  const move = (by: number) =>
    setIndex((before) => (before + by + pictures.length) % pictures.length)
  useArrowKeys(move)
  return (
    <Dialog
      title={t('provider.pictureAt', { number: index + 1, count: pictures.length })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <div className="pt-3">
        <Picture
          src={picture?.url ?? ''}
          sizes="(min-width: 640px) 31.5rem, 100vw"
          alt={picture?.description}
          width={640}
          height={400}
          className="aspect-[8/5] w-full rounded-lg bg-surface-accent object-cover"
        />
        <div className="mt-3 flex items-center justify-between gap-3">
          <p aria-live="polite" className="text-sm text-muted">
            {picture?.description}
          </p>
          <div className="flex gap-2">
            <IconButton
              icon={ChevronLeft}
              label={t('provider.previousPicture')}
              onClick={() => move(-1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('provider.nextPicture')}
              onClick={() => move(1)}
            />
          </div>
        </div>
        {picture?.id && (
          <Link
            to="/report"
            search={{ kind: 'picture', targetId: picture.id }}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {t('reviews.report.picture')}
          </Link>
        )}
      </div>
    </Dialog>
  )
}

/** Listens on the document, wherever the focus is. */
function useArrowKeys(move: (by: number) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') move(-1)
      if (key === 'ArrowRight') move(1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [move])
}
