import Images from 'lucide-react/icons/images'
import { lazy, Suspense, useState } from 'react'
import { coverAddress } from '../../art/art-address.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ProviderInfo } from '../booking/provider-data.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'

const PictureDialog = lazy(async () => ({
  default: (await import('./picture-dialog.tsx')).PictureDialog,
}))

/** The first pictures of a salon, one on phones, with a button to open all. */
export function PhotoGrid({ info }: { info: ProviderInfo }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const pictures = picturesOf(info)
  const layout = layoutFor(pictures.length)
  return (
    <section
      aria-label={t('provider.pictures')}
      className={classes(
        'relative -mx-4 grid h-57.5 gap-2 overflow-hidden sm:-mx-5 sm:h-77 md:mx-0 md:h-97 md:rounded-xl',
        layout.grid,
      )}
    >
      {pictures.slice(0, layout.count).map((picture, index) => (
        <Picture
          key={picture.url}
          src={picture.url}
          sizes={index === 0 ? '(min-width: 768px) 50vw, 100vw' : '25vw'}
          alt={picture.description}
          width={640}
          height={400}
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          className={classes(
            'size-full min-h-0 bg-surface-accent object-cover',
            index === 0 ? 'sm:row-span-2' : 'hidden sm:block',
          )}
        />
      ))}
      <FavouriteButton provider={info.profile} className="absolute top-4 right-4 xs:hidden!" />
      {pictures.length > 1 && (
        <Button
          size="sm"
          onClick={() => setIsOpen(true)}
          className="absolute right-4 bottom-4 border-transparent!"
        >
          <Icon of={Images} />
          {t('provider.pictureCount', { count: pictures.length })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PictureDialog pictures={pictures} startsAt={0} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** The salon's pictures, else its generated cover. */
export function picturesOf({ galleryItems, profile }: ProviderInfo): ProviderInfo['galleryItems'] {
  if (galleryItems.length > 0) return galleryItems
  return [{ id: '', url: coverAddress(profile.userName), description: '' }]
}

function layoutFor(count: number): { count: number; grid: string } {
  if (count >= 5) return { count: 5, grid: 'sm:grid-cols-[2fr_1fr_1fr] sm:grid-rows-2' }
  if (count >= 3) return { count: 3, grid: 'sm:grid-cols-[2fr_1fr] sm:grid-rows-2' }
  return { count: 1, grid: 'sm:grid-rows-2' }
}
