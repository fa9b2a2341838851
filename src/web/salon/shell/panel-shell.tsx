import X from 'lucide-react/icons/x'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OnlineFieldset } from './online-fieldset.tsx'

interface ShellProps {
  title: string
  isWide?: boolean | undefined
  isDesktop: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A panel of the agenda. With `isDesktop` it is beside the agenda, else a dialog; a wide dialog covers the window. The content is
 * rendered into an element of its own: when a tablet is turned, that element moves with what is typed in it.
 */
export function PanelShell({ title, isWide, isDesktop, onClose, children }: ShellProps) {
  const { t } = useTranslation()
  const [content] = useState(() => document.createElement('div'))
  return (
    <>
      {isDesktop ? (
        <SidePanel title={title} isWide={isWide} content={content} onClose={onClose} />
      ) : (
        <Dialog title={title} closeLabel={t('agenda.close')} onClose={onClose}>
          <Place of={content} className="pt-3" isPage={isWide} />
        </Dialog>
      )}
      {createPortal(<OnlineFieldset>{children}</OnlineFieldset>, content)}
    </>
  )
}

/** Where the content of a panel is. */
function Place({ of: content, className, isPage }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(content), [content])
  return <div ref={place} className={className} data-whole-page={isPage || undefined} />
}

interface PlaceProps {
  of: HTMLElement
  className: string
  /** Whether the dialog around it covers the window (workspaces.css). */
  isPage?: boolean | undefined
}

interface SidePanelProps extends Pick<ShellProps, 'title' | 'isWide' | 'onClose'> {
  content: HTMLElement
}

// A dialog of the content closes by its own Escape, and the panel stays.
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}

/** A panel beside the agenda: not modal, closed by Escape. */
function SidePanel({ title, isWide, content, onClose }: SidePanelProps) {
  const { t } = useTranslation()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  // Before it is painted: a key that is pressed as soon as it is seen is for the panel.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // Another content, as the form of a move, takes the place of the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is of another content
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return
    event.preventDefault()
    onClose()
  })
  // Not by React: its events of the content do not pass here.
  useLayoutEffect(() => {
    const element = panel.current
    const listener = (event: KeyboardEvent) => closeByEscape(event)
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [])
  return (
    <aside
      aria-labelledby={headingId}
      ref={panel}
      data-panel={isWide ? 'wide' : 'narrow'}
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
      <Place of={content} className="relative min-h-0 grow overflow-y-auto px-6 pb-6" />
    </aside>
  )
}
