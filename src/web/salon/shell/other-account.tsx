import { useState } from 'react'
import { beginSignIn } from '../../features/sign-in/begin-sign-in.ts'
import { storeReturnUrl } from '../../features/sign-in/return-url.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/note.tsx'

/** A button that asks for the name and password of another account, and returns to this page. */
export function OtherAccount() {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const startSignIn = async () => {
    setState('leaving')
    storeReturnUrl()
    if (!(await beginSignIn('again'))) setState('failed')
  }
  return (
    <>
      {state === 'failed' && <FailureNote>{t('workspace.notMember.noSignIn')}</FailureNote>}
      <Button
        tone="primary"
        busy={state === 'leaving' && t('common.loading')}
        onClick={startSignIn}
      >
        {t('workspace.notMember.otherAccount')}
      </Button>
    </>
  )
}
