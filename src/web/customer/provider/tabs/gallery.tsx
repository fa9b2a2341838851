import { useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ProviderInfo } from '../../booking/provider-data.ts'
import { picturesOf } from '../photo-grid.tsx'
import { PictureDialog } from '../picture-dialog.tsx'

const INITIAL_PICTURES = 11

/** The pictures of the salon; clicking one opens it in a dialog. */
export function Gallery({ info }: { info: ProviderInfo }) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const pictures = picturesOf(info)
  const hidden = showsAll ? 0 : Math.max(0, pictures.length - INITIAL_PICTURES)
  return (
    <>
      <div className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2>{t('provider.pictureCount', { count: pictures.length })}</h2>
        <p className="text-sm text-muted">{t('provider.fromTheSalon')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {pictures.slice(0, pictures.length - hidden).map((picture, index) => (
          <li key={picture.url} className="aspect-square first:col-span-2 first:row-span-2">
            <button
              type="button"
              onClick={() => setOpenIndex(index)}
              className="size-full overflow-hidden rounded-lg bg-surface-accent"
            >
              <Picture
                src={picture.url}
                sizes={
                  index === 0 ? '(min-width: 640px) 33vw, 100vw' : '(min-width: 640px) 17vw, 50vw'
                }
                alt={`${t('provider.pictureAt', { number: index + 1, count: pictures.length })}: ${picture.description}`}
                width={640}
                height={400}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <div className="mt-5 text-center">
          <Button onClick={() => setShowsAll(true)}>
            {t('provider.morePictures', { count: hidden })}
          </Button>
        </div>
      )}
      {openIndex !== null && (
        <PictureDialog
          pictures={pictures}
          startsAt={openIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </>
  )
}
