import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { beginSignIn } from './begin-sign-in.ts'
import type { SignInMethod } from './hosted-sign-in.ts'
import { useSocialName } from './session-status.ts'

type Progress = 'idle' | SignInMethod | 'failed'

/** Buttons for sign-in, sign-up and, if there is one, the social option. */
export function SignInChoices() {
  const { t } = useTranslation()
  const [progress, setProgress] = useState<Progress>('idle')
  const socialName = useSocialName()
  const startSignIn = async (method: SignInMethod) => {
    setProgress(method)
    if (!(await beginSignIn(method))) setProgress('failed')
  }
  const busy = (method: Progress) => (progress === method ? t('session.leaving') : false)
  return (
    <div className="flex flex-col gap-3">
      {progress === 'failed' && <FailureNote>{t('session.failed')}</FailureNote>}
      <Button tone="primary" full busy={busy('signIn')} onClick={() => startSignIn('signIn')}>
        {t('session.signIn')}
      </Button>
      <Button full busy={busy('signUp')} onClick={() => startSignIn('signUp')}>
        {t('session.signUp')}
      </Button>
      {socialName && (
        <Button full busy={busy('social')} onClick={() => startSignIn('social')}>
          {t('session.social', { name: socialName })}
        </Button>
      )}
    </div>
  )
}
