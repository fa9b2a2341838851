import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { beginSignIn } from './begin-sign-in.ts'

type Progress = 'idle' | 'signIn' | 'signUp' | 'failed'

/** The two ways on: to the hosted sign-in, or to its sign-up. */
export function SignInChoices() {
  const { t } = useWords()
  const [progress, setProgress] = useState<Progress>('idle')
  const leave = async (way: 'signIn' | 'signUp') => {
    setProgress(way)
    if (!(await beginSignIn(way === 'signUp'))) setProgress('failed')
  }
  const busy = (way: Progress) => (progress === way ? t('session.leaving') : false)
  return (
    <div className="flex flex-col gap-3">
      {progress === 'failed' && (
        <Note tone="brick" icon={CircleAlert} role="alert">
          {t('session.failed')}
        </Note>
      )}
      <Button tone="primary" full busy={busy('signIn')} onClick={() => leave('signIn')}>
        {t('session.signIn')}
      </Button>
      <Button full busy={busy('signUp')} onClick={() => leave('signUp')}>
        {t('session.signUp')}
      </Button>
    </div>
  )
}
