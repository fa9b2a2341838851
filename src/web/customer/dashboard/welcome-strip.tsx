import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { Mark } from '../../art/mark.tsx'
import { useTranslation } from '../../language.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const VISIBLE_MS = 10_000

interface WelcomeStripProps {
  firstName: string | undefined
  /** Called when the user closes it, to move the focus. */
  onClose: () => void
}

/** A welcome message that disappears after ten seconds; hover and focus pause the timer (row ORDER-05). */
export function WelcomeStrip({ firstName, onClose }: WelcomeStripProps) {
  const { t } = useTranslation()
  const { isDismissed, pauseHandlers, dismiss } = useLifetime()
  if (isDismissed) return null
  const close = () => {
    dismiss()
    onClose()
  }
  return (
    <div
      role="status"
      {...pauseHandlers}
      className="mb-6 flex items-center gap-3.5 rounded-lg bg-surface-accent py-3.5 pr-2.5 pl-5"
    >
      <Mark className="size-9 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <p className="font-strong wrap-anywhere">
          {firstName
            ? t('dashboard.welcome.titleTo', { name: firstName })
            : t('dashboard.welcome.title')}
        </p>
        <p className="text-sm text-muted">{t('dashboard.welcome.text')}</p>
      </div>
      <IconButton icon={X} label={t('dashboard.welcome.close')} bare onClick={close} />
    </div>
  )
}

/** A timer of ten seconds that can be paused. */
function useLifetime() {
  const [isPaused, setIsPaused] = useState(false)
  const [isDismissed, setIsDismissed] = useState(false)
  const remaining = useRef(VISIBLE_MS)
  useEffect(() => {
    if (isPaused || isDismissed) return
    const startedAt = performance.now()
    const timer = setTimeout(() => setIsDismissed(true), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [isPaused, isDismissed])
  const pauseHandlers = {
    onMouseEnter: () => setIsPaused(true),
    onFocus: () => setIsPaused(true),
    onMouseLeave: () => setIsPaused(false),
    onBlur: () => setIsPaused(false),
  }
  return { isDismissed, pauseHandlers, dismiss: () => setIsDismissed(true) }
}
