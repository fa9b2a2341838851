import { useLocation } from '@tanstack/react-router'
import { LoadError } from '../../features/page/load-error.tsx'
import { SignInRequired } from '../../features/sign-in/sign-in-required.tsx'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { ConfirmDialog } from './account-deletion/confirm-dialog.tsx'
import { EraseSection } from './account-deletion/erase-section.tsx'
import { CONFIRM_HASH } from './account-deletion/sign-in-again.tsx'
import { DownloadData } from './download-data.tsx'
import type { PersonalDataResult } from './load-personal-data.ts'
import { TwoStepsSection } from './two-steps-section.tsx'

/** Download and deletion of personal data; visitors see the sign-in dialog over the page. */
export function PersonalDataPage({ result }: { result: PersonalDataResult }) {
  const { t } = useTranslation()
  useSignInGuard(t('personalData.signInReason'))
  const isConfirming = useLocation({ select: ({ hash }) => hash === CONFIRM_HASH })
  return (
    <Column className="pt-9 pb-16">
      <div className="mx-auto grid max-w-[42rem] gap-8 wrap-anywhere">
        <header>
          <h1>{t('personalData.title')}</h1>
          <p className="mt-3 text-lg text-muted">{t('personalData.lead')}</p>
        </header>
        {result.ok ? (
          <>
            <DownloadData />
            <TwoStepsSection />
            <EraseSection visitsToCome={result.visitsToCome} />
            {isConfirming && <ConfirmDialog />}
          </>
        ) : (
          <LoadFailure refusal={result.refusal} />
        )}
      </div>
    </Column>
  )
}

function LoadFailure({ refusal }: Pick<Extract<PersonalDataResult, { ok: false }>, 'refusal'>) {
  const { t } = useTranslation()
  if (refusal !== 'sign-in-required' && refusal !== 'invalid-token') {
    return <LoadError title={t('personalData.failed')} refusal={refusal} />
  }
  return (
    <SignInRequired
      title={t('personalData.signedOut.title')}
      text={t('personalData.signedOut.text')}
      reason={t('personalData.signInReason')}
    />
  )
}
