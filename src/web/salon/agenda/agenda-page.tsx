import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { dayIn } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { useNow } from '../../use-now.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { useLazyModule } from '../shell/use-lazy-module.ts'
import { type AgendaAddress, type AgendaView, daysOf, initialView } from './agenda-address.ts'
import { agendaGrid } from './agenda-columns.ts'
import { AgendaContent, isListOf } from './agenda-content.tsx'
import { AgendaHeader, titleOf } from './agenda-header.tsx'
import { AgendaPanel } from './agenda-panel.tsx'
import { agendaQuery, REFRESH_MS } from './agenda-query.ts'
import { useChangesLine } from './changes-line.tsx'
import { KeysButton } from './keys-button.tsx'
import { AgendaNotice } from './offline/agenda-notice.tsx'
import { useStoreAgenda } from './offline/use-store-agenda.ts'
import { AgendaPrint } from './print/agenda-print.tsx'
import { useAgendaKeys } from './use-agenda-keys.ts'
import { useGridScroll } from './use-grid-scroll.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useLiveAgenda } from './use-live-agenda.ts'
import { useSwipe } from './use-swipe.ts'

const loadBlockDialog = () => import('./block-dialog.tsx')
const loadKeysDialog = () => import('./keys-dialog.tsx')

/** The agenda of a salon: a day, a week or a list, with the panel of a visit beside it (WORK-07, WORK-08). */
export function AgendaPage({ salon, address }: { salon: OwnSalon; address: AgendaAddress }) {
  const { t, language } = useTranslation()
  const { userName } = salon
  const now = useNow(nextRefresh)
  const isNarrow = useIsNarrow()
  const [dialog, setDialog] = useState<'block' | 'keys' | null>(null)
  const close = () => setDialog(null)
  const blockDialog = useLazyModule(dialog === 'block', loadBlockDialog, close)
  const keysDialog = useLazyModule(dialog === 'keys', loadKeysDialog, close)
  const view: AgendaView = address.view ?? initialView(salon.serviceAvailability, isNarrow)
  const today = dayIn(DUTCH_ZONE, now) as PlainDate
  const day = address.day ?? today
  const query = useQuery(agendaQuery(userName, daysOf(view, day), language))
  useLiveAgenda(userName)
  const agenda = query.data
  const timeZone = agenda?.timeZone ?? DUTCH_ZONE
  const context = useMemo(() => ({ t, language, timeZone, now }), [t, language, timeZone, now])
  const { changes, line } = useChangesLine(userName, address, context)
  const grid = useMemo(() => (agenda ? agendaGrid(agenda, changes) : null), [agenda, changes])
  useStoreAgenda(salon, today, query)
  const keys = useAgendaKeys({
    userName,
    address,
    view,
    isList: isListOf(view, isNarrow),
    today,
    grid,
    openDialog: setDialog,
  })
  const swipe = useSwipe(keys.turn)
  useGridScroll(keys.region, view, grid, context)
  return (
    <div className="flex min-w-0 grow items-stretch">
      <div
        {...swipe}
        ref={keys.region}
        className="min-w-0 grow px-4 pt-4 pb-24 sm:px-5 lg:px-8 lg:pt-7 lg:pb-18 print:p-0"
      >
        {line}
        <AgendaNotice query={query} context={context}>
          <AgendaHeader
            salon={salon}
            address={address}
            view={view}
            day={day}
            today={today}
            agenda={agenda}
            context={context}
            onBlock={() => setDialog('block')}
          />
        </AgendaNotice>
        {agenda && grid && (
          <>
            <AgendaContent
              userName={userName}
              view={view}
              grid={grid}
              address={address}
              context={context}
              keys={keys}
            />
            <AgendaPrint
              salon={salon.fullName}
              title={titleOf(view, day, context)}
              grid={grid}
              isWeek={view === 'week'}
              context={context}
            />
            <KeysButton onOpen={() => setDialog('keys')} />
          </>
        )}
      </div>
      <AgendaPanel salon={salon} address={address} day={day} context={context} keys={keys} />
      {dialog === 'block' && agenda && blockDialog && (
        <blockDialog.BlockDialog userName={userName} agenda={agenda} day={day} onClose={close} />
      )}
      {dialog === 'keys' && keysDialog && <keysDialog.KeysDialog onClose={close} />}
    </div>
  )
}

function nextRefresh(now: number): number {
  return now + REFRESH_MS
}
