import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TextContext } from '../request/request-text.ts'
import { STATE_ICONS, type VisitState } from '../visit/visit-state.ts'
import { type AgendaAddress, type AgendaView, NEW_VISIT } from './agenda-address.ts'
import type { AgendaItem, AgendaGrid as Grid } from './agenda-columns.ts'
import { AgendaGrid } from './agenda-grid.tsx'
import { AgendaList } from './agenda-list.tsx'
import { AgendaWeekList } from './agenda-week-list.tsx'
import { EmptyDay, isBlank } from './empty-day.tsx'
import type { AgendaKeys } from './use-agenda-keys.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useOpenBlock } from './use-open-block.tsx'

interface AgendaContentProps {
  userName: string
  view: AgendaView
  grid: Grid
  address: AgendaAddress
  context: TextContext
  keys: AgendaKeys
}

/** The days as a grid or as a list. */
export function AgendaContent({
  userName,
  view,
  grid,
  address,
  context,
  keys,
}: AgendaContentProps) {
  const isNarrow = useIsNarrow()
  const { openBlock, dialog } = useOpenBlock(userName, context)
  // Nothing moves before it is confirmed.
  const drop = (item: AgendaItem, startTime: string) => {
    if (item.kind === 'block') return openBlock(item, startTime)
    keys.setActive(item.id)
    keys.go({ visit: item.id, move: startTime })
  }
  const fill = (start: string) => keys.go({ visit: NEW_VISIT, client: address.client, start })
  if (isListOf(view, isNarrow)) {
    const List = view === 'list' ? AgendaList : AgendaWeekList
    return (
      <div className="print:hidden">
        <List
          userName={userName}
          grid={grid}
          address={address}
          context={context}
          onActive={keys.setActive}
          onOpenBlock={openBlock}
        />
        {dialog}
      </div>
    )
  }
  if (view === 'day' && isBlank(grid)) {
    return (
      <div className="print:hidden">
        <EmptyDay userName={userName} grid={grid} address={address} context={context} />
      </div>
    )
  }
  return (
    <div className="print:hidden">
      <AgendaGrid
        userName={userName}
        grid={grid}
        address={address}
        context={context}
        isWeek={view === 'week'}
        activeId={keys.activeId}
        onActive={keys.setActive}
        onOpenBlock={openBlock}
        onDrop={drop}
        onFill={fill}
      />
      <Legend hasWaiting={hasWaiting(grid)} />
      {dialog}
    </div>
  )
}

/** Whether a view is a list: also the week of a narrow window. */
export function isListOf(view: AgendaView, isNarrow: boolean): boolean {
  return view === 'list' || (view === 'week' && isNarrow)
}

const LEGEND: readonly VisitState[] = [
  'confirmed',
  'pending',
  'accepted',
  'now',
  'completed',
  'missed',
]

function hasWaiting({ columns }: Grid): boolean {
  return columns.some(({ items }) =>
    items.some((item) => item.kind === 'visit' && item.waits.length > 0),
  )
}

function Legend({ hasWaiting }: { hasWaiting: boolean }) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('agenda.legend')}
      className="flex flex-wrap gap-x-6 gap-y-2 pt-4.5 text-sm text-muted md:pl-13"
    >
      {LEGEND.map((state) => (
        <li key={state} className="inline-flex items-center gap-2">
          <Icon of={STATE_ICONS[state]} size="sm" />
          {t(`agenda.states.${state}`)}
        </li>
      ))}
      {hasWaiting && (
        <li className="inline-flex items-center gap-2">
          <span aria-hidden className="size-4.5 rounded-sm border border-line-strong hatched" />
          {t('agenda.waits.legend')}
        </li>
      )}
    </ul>
  )
}

/** Shown while the agenda loads. */
export function AgendaPending() {
  const { t } = useTranslation()
  return (
    <div className="mt-6">
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-150 rounded-lg" />
    </div>
  )
}
