import { useState } from 'react'
import { beginSignIn } from '../../../features/sign-in/begin-sign-in.ts'
import { storeReturnUrl } from '../../../features/sign-in/return-url.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureNote } from '../../../ui/note.tsx'

/** The URL hash that opens the second step. */
export const CONFIRM_HASH = 'delete'

/** Starts a sign-in that returns to the second step. */
export function SignInAgain() {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const startSignIn = async () => {
    setState('leaving')
    storeReturnUrl(`/my-data#${CONFIRM_HASH}`)
    if (!(await beginSignIn('again'))) setState('failed')
  }
  return (
    <div className="grid justify-items-start gap-3">
      {state === 'failed' && <FailureNote>{t('personalData.erase.noSignIn')}</FailureNote>}
      <Button
        tone="danger-outlined"
        className="max-sm:w-full"
        busy={state === 'leaving' && t('personalData.erase.leaving')}
        onClick={startSignIn}
      >
        {t('personalData.erase.goOn')}
      </Button>
    </div>
  )
}
