import { useState } from 'react'
import { beginSignIn } from '../../features/sign-in/begin-sign-in.ts'
import { storeReturnUrl } from '../../features/sign-in/return-url.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { type ExportName, storePendingExport } from './pending-export.ts'

interface SignInAgainDialogProps {
  /** What goes on by itself when the user is back. */
  of: ExportName
  /** User name. */
  salon: string
  onClose: () => void
}

/** Asks to sign in again before clients leave the product (WORK-179). */
export function SignInAgainDialog({ of, salon, onClose }: SignInAgainDialogProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle')
  const isLeaving = state === 'leaving'
  const goOn = async () => {
    setState('leaving')
    storePendingExport(of, salon)
    storeReturnUrl()
    if (!(await beginSignIn('again'))) setState('failed')
  }
  return (
    <Dialog
      title={t('workspace.again.title')}
      closeLabel={t('workspace.again.leave')}
      isLocked={isLeaving}
      width="narrow"
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('workspace.again.text')}</p>
      {state === 'failed' && (
        <div className="mt-4">
          <FailureNote>{t('workspace.notMember.noSignIn')}</FailureNote>
        </div>
      )}
      <div className="mt-5.5 grid gap-2.5">
        <Button full tone="primary" busy={isLeaving && t('workspace.again.leaving')} onClick={goOn}>
          {t('workspace.again.goOn')}
        </Button>
        <Button full tone="quiet" onClick={onClose} disabled={isLeaving}>
          {t('workspace.again.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
