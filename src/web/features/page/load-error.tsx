import { useRouter } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import type { ApiRefusal } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Says why a page's data failed to load, with a button that runs its loader again. */
export function LoadError({ title, refusal }: { title: string } & Pick<ApiRefusal, 'refusal'>) {
  const { t } = useTranslation()
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await router.invalidate({ sync: true })
    setIsRetrying(false)
  }
  return (
    <Note tone="danger" icon={CloudOff} role="alert" title={title}>
      <p>{t(`refusals.${refusal}`)}</p>
      <Button size="sm" className="mt-3" busy={isRetrying && t('common.loading')} onClick={retry}>
        {t('common.retry')}
      </Button>
    </Note>
  )
}
