import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import type { accountInUseData } from '#contract/personal-data.ts'
import { type ApiRefusal, api } from '../../../api-client.ts'
import { useSignedInUser } from '../../../client-state.ts'
import { signOut } from '../../../features/sign-in/sign-out.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { clearCheckout } from '../../booking/booking-store.ts'
import { SignInAgain } from './sign-in-again.tsx'

/** The second step of deleting an account, after signing in again. */
export function ConfirmDialog() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useSignedInUser()
  const router = useRouter()
  const [state, setState] = useState<'idle' | 'deleting' | ApiRefusal>('idle')
  const isDeleting = state === 'deleting'
  const close = () => !isDeleting && navigate({ to: '/my-data', replace: true })
  const confirm = async () => {
    setState('deleting')
    const answer = await api('deleteAccount', { body: { userName: user?.userName ?? '' } })
    if (!answer.ok) return setState(answer)
    clearBrowserData()
    await signOut(router, t('personalData.sure.done'))
  }
  return (
    <Dialog
      kicker={t('personalData.sure.step')}
      title={t('personalData.sure.title')}
      closeLabel={t('personalData.sure.leave')}
      onClose={close}
      width="narrow"
    >
      <p className="mb-5 text-muted">{t('personalData.sure.text', { email: user?.email ?? '' })}</p>
      {typeof state === 'object' && <DeleteFailure refused={state} />}
      <div className="grid gap-2.5">
        <Button
          full
          tone="danger"
          busy={isDeleting && t('personalData.sure.busy')}
          onClick={confirm}
        >
          {t('personalData.sure.confirm')}
        </Button>
        <Button full tone="quiet" onClick={close}>
          {t('personalData.sure.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

function DeleteFailure({ refused }: { refused: ApiRefusal }) {
  const { t } = useTranslation()
  const { visitsToCome = 0, salons = 0 } = (refused.data ?? {}) as Partial<AccountInUse>
  return (
    <div className="mb-5 grid gap-3">
      <FailureNote title={t('personalData.sure.failed')}>
        {visitsToCome > 0
          ? t('personalData.erase.visits', { count: visitsToCome })
          : salons > 0
            ? t('personalData.erase.salons')
            : t(`refusals.${refused.refusal}`)}
      </FailureNote>
      {refused.refusal === 'sign-in-again' && <SignInAgain />}
    </div>
  )
}

type AccountInUse = z.output<typeof accountInUseData>

/** Deletes all data in this browser. */
function clearBrowserData(): void {
  clearCheckout()
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Storage is blocked, so it is empty.
  }
}
