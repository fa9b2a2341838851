import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { MainContent, SkipLink } from '../../features/page/main-content.tsx'
import { useSignInGuard } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { QueryProvider } from '../../query-provider.tsx'
import { DeskSearch } from '../search/desk-search.tsx'
import { type Desk, type DeskResult, deskQuery } from '../shell/desk-query.ts'
import { DeskRail } from '../shell/desk-rail.tsx'
import { DeskRefusal } from '../shell/desk-refusal.tsx'
import { DeskTabs } from '../shell/desk-tabs.tsx'
import { DeskTopLine } from '../shell/desk-top-line.tsx'
import { KeysDialog } from '../shell/keys-dialog.tsx'
import { useDeskKeys, usePageKeys } from '../shell/use-desk-keys.ts'
import '../../workspaces.css'

/** The desk for operators: a rail from 1024 px, else a top line and tabs; others read why it is closed to them (DESK-015). */
export function DeskPages({ result, children }: { result: DeskResult; children: ReactNode }) {
  const { t } = useTranslation()
  useSignInGuard(t('desk.signInReason'))
  if (!result.ok) return <DeskRefusal refusal={result.refusal} />
  return (
    <QueryProvider>
      <Frame desk={result.desk}>{children}</Frame>
    </QueryProvider>
  )
}

function Frame({ desk: loaded, children }: { desk: Desk; children: ReactNode }) {
  const { data: desk } = useQuery(deskQuery(loaded))
  const pathname = useLocation({ select: (location) => location.pathname })
  const [areKeysOpen, setKeysOpen] = useState(false)
  const [isSearching, setIsSearching] = useState(false)
  const openSearch = () => setIsSearching(true)
  useDeskKeys()
  usePageKeys({ '?': () => setKeysOpen(true) })
  return (
    <div className="group/desk flex grow flex-col print:block lg:grid lg:grid-cols-[13.75rem_minmax(0,1fr)] lg:grid-rows-[1fr]">
      <SkipLink />
      <DeskRail desk={desk} onSearch={openSearch} />
      <DeskTopLine desk={desk} onSearch={openSearch} />
      <MainContent key={pathname}>{children}</MainContent>
      <DeskTabs desk={desk} onKeys={() => setKeysOpen(true)} />
      <DeskSearch isOpen={isSearching} onChange={setIsSearching} />
      {areKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </div>
  )
}
