import { useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'
import { useSignInGuard } from '../sign-in/sign-in-state.ts'
import { SignedOut } from '../sign-in/signed-out.tsx'
import { ConfirmDialog } from './deleting/confirm-dialog.tsx'
import { EraseSection } from './deleting/erase-section.tsx'
import { CONFIRMING } from './deleting/sign-in-again.tsx'
import { DownloadData } from './download-data.tsx'
import type { LoadedOwnData } from './load-own-data.ts'

/** What is kept about somebody, to take along or to have erased; a visitor keeps it under the sign-in dialog. */
export function OwnDataPage({ loaded }: { loaded: LoadedOwnData }) {
  const { t } = useTranslation()
  useSignInGuard(t('ownData.signInReason'))
  const isConfirming = useLocation({ select: ({ hash }) => hash === CONFIRMING })
  return (
    <Column className="pt-9 pb-16">
      <div className="mx-auto grid max-w-[42rem] gap-8 wrap-anywhere">
        <header>
          <h1>{t('ownData.title')}</h1>
          <p className="mt-3 text-lg text-plum-2">{t('ownData.lead')}</p>
        </header>
        {loaded.ok ? (
          <>
            <DownloadData />
            <EraseSection visitsToCome={loaded.visitsToCome} />
            {isConfirming && <ConfirmDialog />}
          </>
        ) : (
          <NotLoaded refusal={loaded.refusal} />
        )}
      </div>
    </Column>
  )
}

function NotLoaded({ refusal }: Pick<Extract<LoadedOwnData, { ok: false }>, 'refusal'>) {
  const { t } = useTranslation()
  if (refusal !== 'sign-in-required' && refusal !== 'invalid-token') {
    return <LoadFailed title={t('ownData.failed')} refusal={refusal} />
  }
  return (
    <SignedOut
      title={t('ownData.signedOut.title')}
      text={t('ownData.signedOut.text')}
      reason={t('ownData.signInReason')}
    />
  )
}
