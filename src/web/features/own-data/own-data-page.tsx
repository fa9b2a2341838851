import { useLocation } from '@tanstack/react-router'
import { useWords } from '../../language.ts'
import { Column } from '../../ui/page.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'
import { useSignInGuard } from '../sign-in/sign-in-state.ts'
import { SignedOut } from '../sign-in/signed-out.tsx'
import { EraseSection } from './deleting/erase-section.tsx'
import { CONFIRMING } from './deleting/sign-in-again.tsx'
import { SureDialog } from './deleting/sure-dialog.tsx'
import type { LoadedOwnData } from './load-own-data.ts'
import { TakeAlong } from './take-along.tsx'

/** What is kept about somebody, to take along or to have erased; a visitor keeps it under the sign-in dialog. */
export function OwnDataPage({ loaded }: { loaded: LoadedOwnData }) {
  const { t } = useWords()
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
            <TakeAlong />
            <EraseSection visitsToCome={loaded.visitsToCome} />
            {isConfirming && <SureDialog />}
          </>
        ) : (
          <NotLoaded refusal={loaded.refusal} />
        )}
      </div>
    </Column>
  )
}

function NotLoaded({ refusal }: Pick<Extract<LoadedOwnData, { ok: false }>, 'refusal'>) {
  const { t } = useWords()
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
