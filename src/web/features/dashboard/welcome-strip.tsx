import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Mark } from '../../art/mark.tsx'
import { useTranslation } from '../../language.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const lifetimeMilliseconds = 10_000

interface WelcomeStripProps {
  firstName: string | undefined
  /** It was closed by hand: the focus needs a place. */
  onClose: () => void
}

/** Says welcome and goes after ten seconds; it stops counting under focus or hover (row ORDER-05). */
export function WelcomeStrip({ firstName, onClose }: WelcomeStripProps) {
  const { t } = useTranslation()
  const { isOver, hold, end } = useLifetime()
  if (isOver) return null
  const close = () => {
    end()
    onClose()
  }
  return (
    <div
      role="status"
      {...hold}
      className="mb-6 flex items-center gap-3.5 rounded-lg bg-petal py-3.5 pr-2.5 pl-5"
    >
      <Mark className="size-9 shrink-0 text-rose" />
      <div className="min-w-0 grow">
        <p className="font-strong wrap-anywhere">
          {firstName
            ? t('dashboard.welcome.titleTo', { name: firstName })
            : t('dashboard.welcome.title')}
        </p>
        <p className="text-sm text-plum-2">{t('dashboard.welcome.text')}</p>
      </div>
      <IconButton icon={X} label={t('dashboard.welcome.close')} bare onClick={close} />
    </div>
  )
}

/** Counts down its ten seconds; what is left is kept while it is held. */
function useLifetime() {
  const [isHeld, setIsHeld] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const left = useRef(lifetimeMilliseconds)
  useEffect(() => {
    if (isHeld || isOver) return
    const since = performance.now()
    const timer = setTimeout(() => setIsOver(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [isHeld, isOver])
  const hold = {
    onMouseEnter: () => setIsHeld(true),
    onFocus: () => setIsHeld(true),
    onMouseLeave: () => setIsHeld(false),
    onBlur: () => setIsHeld(false),
  }
  return { isOver, hold, end: () => setIsOver(true) }
}
