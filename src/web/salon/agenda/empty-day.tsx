import Plus from 'lucide-react/icons/plus'
import { dayIn } from '#messages/format.ts'
import { SceneDrawing } from '../../art/scene-drawing.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { TextContext } from '../request/request-text.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import { type AgendaAddress, NEW_VISIT } from './agenda-address.ts'
import type { AgendaColumn, AgendaGrid } from './agenda-columns.ts'
import { clockText } from './drag/drop-place.ts'

interface EmptyDayProps {
  userName: string
  grid: AgendaGrid
  address: AgendaAddress
  context: TextContext
}

/** Whether a day is open and all of it is free: the grid of it would be blank. */
export function isBlank({ columns }: AgendaGrid): boolean {
  return columns.every(
    ({ items, busy, opening, closed }) =>
      items.length === 0 &&
      busy.length === 0 &&
      opening !== null &&
      closed.every(({ reason }) => reason === null),
  )
}

/** A day without anything on it, and how it is filled (WORK-101). */
export function EmptyDay({ userName, grid, address, context }: EmptyDayProps) {
  const { t, timeZone, now } = context
  const isOnline = useIsOnline()
  const date = grid.columns[0]?.date ?? ''
  const today = dayIn(timeZone, now)
  const open = grid.columns.find(({ opening }) => opening !== null)
  const fill = open && isOnline && (
    <ButtonLink
      to="/salon/$userName/agenda"
      params={{ userName }}
      search={{ ...address, visit: NEW_VISIT, move: undefined }}
      resetScroll={false}
      size="sm"
    >
      <Icon of={Plus} size="sm" />
      {t('agenda.fillDay')}
    </ButtonLink>
  )
  return (
    <EmptyState
      art={
        <SceneDrawing
          of="no-bookings"
          className="aspect-[16/10] w-105 max-w-full rounded-xl object-cover"
        />
      }
      title={t(date === today ? 'agenda.emptyToday' : 'agenda.emptyDay')}
      action={
        <>
          {fill}
          {open && date >= today && <ShareLink userName={userName} context={context} />}
        </>
      }
    >
      <p>{textOf(open, date >= today, context)}</p>
    </EmptyState>
  )
}

function textOf(open: AgendaColumn | undefined, isAhead: boolean, { t }: TextContext): string {
  if (!open?.opening) return t('agenda.closedDay')
  if (!isAhead) return t('agenda.emptyPast')
  const { from, to } = open.opening
  return t('agenda.emptyText', { from: clockText(from), until: clockText(to) })
}

/** Shares the address at which customers book, or copies it where the device shares nothing. */
function ShareLink({ userName, context: { t } }: Pick<EmptyDayProps, 'userName' | 'context'>) {
  const share = async () => {
    const url = new URL(`/profile/${userName}`, window.location.origin).href
    try {
      // Not every browser has it.
      const { share } = navigator as Partial<Navigator>
      if (share) return await share.call(navigator, { url })
      await navigator.clipboard.writeText(url)
      showToast('success', t('agenda.linkCopied'))
    } catch (error) {
      const isLeft = error instanceof DOMException && error.name === 'AbortError'
      if (!isLeft) showToast('failure', t('agenda.linkFailed', { url }))
    }
  }
  return (
    <Button size="sm" tone="quiet" onClick={() => void share()}>
      {t('agenda.shareLink')}
    </Button>
  )
}
