import HeartIcon from 'lucide-react/icons/heart'
import { useEffect } from 'react'
import { useWords } from '../../language.ts'
import { logFault } from '../../log.ts'
import { Icon } from '../../ui/icon.tsx'
import { useIsKept } from './kept-salons.ts'

// Nobody waits for it: the heart is there at once, and what it does comes after the page.
const keeping = () => import('./keeping.ts')

interface HeartProps {
  salon: { userName: string; fullName: string }
  className?: string
}

/** Keeps a salon and lets go of it (row ORDER-05). */
export function Heart({ salon, className = '' }: HeartProps) {
  const { t } = useWords()
  const isKept = useIsKept(salon.userName)
  const label = t('favourite.keep', { name: salon.fullName })
  useEffect(() => {
    keeping().then(({ showKept }) => showKept(), notLoaded)
  }, [])
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isKept}
      onClick={() => keeping().then(({ press }) => press(salon, !isKept, t), notLoaded)}
      className={`grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface hover:bg-blush active:translate-y-px aria-pressed:text-rose aria-pressed:[&_svg]:fill-current ${className}`}
    >
      <Icon of={HeartIcon} />
    </button>
  )
}

function notLoaded(error: unknown) {
  logFault('The favourites did not load', error)
}
