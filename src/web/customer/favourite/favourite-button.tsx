import HeartIcon from 'lucide-react/icons/heart'
import { useEffect } from 'react'
import { useTranslation } from '../../language.ts'
import { logError } from '../../log.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsFavourite } from './favourite-store.ts'

// The button renders at once; the code behind it loads after the page.
const loadSync = () => import('./sync-favourites.ts')

interface FavouriteButtonProps {
  provider: { userName: string; fullName: string }
  className?: string
}

/** Adds a salon to the favourites or removes it (row ORDER-05). */
export function FavouriteButton({ provider, className = '' }: FavouriteButtonProps) {
  const { t } = useTranslation()
  const isFavourite = useIsFavourite(provider.userName)
  const label = t('favourite.keep', { name: provider.fullName })
  useEffect(() => {
    loadSync().then(({ favouriteSync }) => favouriteSync.load(), logLoadError)
  }, [])
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isFavourite}
      onClick={() =>
        loadSync().then(
          ({ favouriteSync }) => favouriteSync.toggle(provider, !isFavourite, t),
          logLoadError,
        )
      }
      className={`grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface hover:bg-surface-soft active:translate-y-px aria-pressed:text-accent aria-pressed:[&_svg]:fill-current ${className}`}
    >
      <Icon of={HeartIcon} />
    </button>
  )
}

function logLoadError(error: unknown) {
  logError('The favourites did not load', error)
}
