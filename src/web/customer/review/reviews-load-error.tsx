import { useRouter } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

interface ReviewsLoadErrorProps {
  /** Gets the focus when the reviews have loaded and the button is gone. */
  focusTarget: RefObject<HTMLElement | null>
}

/** Says that the reviews failed to load, with a retry button. */
export function ReviewsLoadError({ focusTarget }: ReviewsLoadErrorProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isLoading, setIsLoading] = useState(false)
  useEffect(() => () => focusTarget.current?.focus(), [focusTarget])
  const retry = async () => {
    setIsLoading(true)
    await router.invalidate()
    setIsLoading(false)
  }
  return (
    <Note tone="danger" icon={CloudOff} role="alert">
      <p>{t('provider.reviewsFailed')}</p>
      <Button className="mt-3" busy={isLoading && t('common.loading')} onClick={retry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
