import { useState } from 'react'
import { useTranslation } from '../../language.ts'
import { Button, type ButtonTone } from '../../ui/button.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { beginSignIn } from './begin-sign-in.ts'
import type { SignInMethod } from './hosted-sign-in.ts'
import { storeReturnUrl } from './return-url.ts'

interface SignInButtonProps {
  method: Extract<SignInMethod, 'again' | 'secondFactor'>
  label: string
  /** Said when the sign-in cannot be reached. */
  failure: string
  tone?: ButtonTone
}

/** A button that asks for a name and password, or for the second factor, and returns to this page. */
export function SignInButton({ method, label, failure, tone = 'primary' }: SignInButtonProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const startSignIn = async () => {
    setState('leaving')
    storeReturnUrl()
    if (!(await beginSignIn(method))) setState('failed')
  }
  return (
    <>
      {state === 'failed' && <FailureNote>{failure}</FailureNote>}
      <Button tone={tone} busy={state === 'leaving' && t('common.loading')} onClick={startSignIn}>
        {label}
      </Button>
    </>
  )
}
