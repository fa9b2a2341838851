import type { PlainDate } from '#domain/schedule/plain-date.ts'
import type { TextContext } from '../request/request-text.ts'
import type { OwnSalon } from '../shell/own-salons.ts'
import { useIsDesktop } from '../shell/use-is-desktop.ts'
import { useLazyModule } from '../shell/use-lazy-module.ts'
import { closeForms } from '../shell/use-leave-question.ts'
import { VisitPanel } from '../visit/visit-panel.tsx'
import { type AgendaAddress, CHOOSE_TIME, NEW_VISIT } from './agenda-address.ts'
import type { AgendaKeys } from './use-agenda-keys.ts'

const loadNewVisit = () => import('../visit/new-visit-panel.tsx')

interface AgendaPanelProps {
  salon: OwnSalon
  address: AgendaAddress
  day: PlainDate
  context: TextContext
  keys: AgendaKeys
}

/** The panel that the address opens: of a visit, or of a new one. */
export function AgendaPanel({ salon, address, day, context, keys }: AgendaPanelProps) {
  const isDesktop = useIsDesktop()
  const { visit, move } = address
  const close = () => {
    // Asked here, so that the focus stays in the panel when it stays.
    if (!closeForms(context.t)) return
    keys.go({})
    if (isDesktop) keys.focusActive()
  }
  const newVisit = useLazyModule(visit === NEW_VISIT, loadNewVisit, close)
  if (!visit) return null
  if (visit === NEW_VISIT) {
    return (
      newVisit && (
        <newVisit.NewVisitPanel
          userName={salon.userName}
          context={context}
          day={day}
          clientId={address.client}
          start={address.start}
          isDesktop={isDesktop}
          onBooked={(orderId) => keys.go({ visit: orderId })}
          onClose={close}
        />
      )
    )
  }
  return (
    <VisitPanel
      key={visit}
      salon={salon}
      orderId={visit}
      move={move ? { wanted: move === CHOOSE_TIME ? null : move } : undefined}
      isDesktop={isDesktop}
      now={context.now}
      onMove={(isMoving) => keys.go({ visit, move: isMoving ? CHOOSE_TIME : undefined })}
      onClose={close}
    />
  )
}
