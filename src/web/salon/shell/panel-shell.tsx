import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnlineFieldset } from './online-fieldset.tsx'

interface ShellProps {
  title: string
  isWide?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** A panel of the agenda: beside it on a desk, a dialog on phones. */
export function PanelShell({ isDesk, ...props }: ShellProps & { isDesk: boolean }) {
  return isDesk ? <SidePanel {...props} /> : <Sheet {...props} />
}

function Sheet({ title, onClose, children }: ShellProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={title} closeLabel={t('agenda.close')} onClose={onClose}>
      <div className="pt-3">
        <OnlineFieldset>{children}</OnlineFieldset>
      </div>
    </Dialog>
  )
}

/** A panel beside the agenda: not modal, closed by Escape. */
function SidePanel({ title, isWide, onClose, children }: ShellProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  return (
    <aside
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      className={`sticky top-0 z-20 flex h-dvh ${isWide ? 'w-120' : 'w-102'} shrink-0 flex-col border-l border-line bg-surface print:hidden`}
    >
      <header className="flex items-start gap-3 py-5 pr-4 pb-3 pl-6">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="grow text-[1.5rem]/7.5 wrap-anywhere outline-none"
        >
          {title}
        </h2>
        <IconButton icon={X} label={t('agenda.close')} bare onClick={onClose} />
      </header>
      <div className="relative min-h-0 grow overflow-y-auto px-6 pb-6">
        <OnlineFieldset>{children}</OnlineFieldset>
      </div>
    </aside>
  )
}
