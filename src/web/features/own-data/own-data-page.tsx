import { useLocation } from '@tanstack/react-router'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { useWords } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Column } from '../../ui/page.tsx'
import { LoadFailed } from '../shell/load-failed.tsx'
import { openSignIn, useSignInGuard } from '../sign-in/sign-in-state.ts'
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
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t('ownData.signedOut.title')}
      action={
        <Button tone="primary" onClick={() => openSignIn(t('ownData.signInReason'))}>
          {t('shell.signIn')}
        </Button>
      }
    >
      <p>{t('ownData.signedOut.text')}</p>
    </EmptyState>
  )
}
