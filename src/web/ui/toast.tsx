import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from '../store.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { useTopDialog } from './open-dialogs.ts'

export type ToastTone = 'success' | 'failure' | 'info'
interface Toast {
  id: number
  tone: ToastTone
  text: string
}

const initial: { toasts: readonly Toast[] } = { toasts: [] }
const store = createStore(initial)
const lifetimeMilliseconds = 3000
let lastId = 0

/** Shows a sentence for three seconds (row APP-06); longer while the pointer or focus is on it. */
export function showToast(tone: ToastTone, text: string): void {
  lastId += 1
  store.set({ toasts: [...store.get().toasts, { id: lastId, tone, text }] })
}

/** Takes away what is told of a moment that has gone. */
export function clearToasts(): void {
  store.set(initial)
}

function dismiss(id: number): void {
  store.set({ toasts: store.get().toasts.filter((toast) => toast.id !== id) })
}

/**
 * Where toasts appear; once per page. A popover of the page, or of the dialog that is open: a dialog
 * covers, and makes inert, all that is outside it.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useStore(store, initial, (state) => state.toasts)
  const dialog = useTopDialog()
  const region = (
    <section
      ref={show}
      popover="manual"
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1.25rem+var(--bar-height,0px))] z-50 m-0 flex h-auto w-auto flex-col items-center gap-2.5 overflow-visible border-0 bg-transparent p-0 text-inherit md:inset-x-auto md:top-23 md:right-6 md:bottom-auto md:items-end"
    >
      <div aria-live="polite" className="contents">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

function show(region: HTMLElement | null): void {
  region?.showPopover()
}

const grounds: Record<ToastTone, string> = {
  success: 'bg-leaf text-on-leaf',
  failure: 'bg-brick text-on-brick',
  info: 'bg-rose text-on-rose',
}
const icons = { success: Check, failure: CircleAlert, info: Info }

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), lifetimeMilliseconds)
    return () => clearTimeout(timer)
  }, [held, toast.id])
  const hold = { onMouseEnter: () => setHeld(true), onFocus: () => setHeld(true) }
  const release = { onMouseLeave: () => setHeld(false), onBlur: () => setHeld(false) }
  return (
    <div
      {...hold}
      {...release}
      className={classes(
        'pointer-events-auto flex max-w-105 animate-rise items-center gap-3 rounded-md py-1 pr-1 pl-5 font-medium shadow-pop',
        grounds[toast.tone],
      )}
    >
      <Icon of={icons[toast.tone]} />
      <p className="grow py-2.5">{toast.text}</p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => dismiss(toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-current focus-visible:-outline-offset-4"
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
