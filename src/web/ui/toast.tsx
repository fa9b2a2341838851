import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { logError } from '../log.ts'
import { createStore, useStore } from '../store.ts'
import { useTopDialog } from './open-dialogs.ts'
import type { Toast, ToastAction, ToastCardProps, ToastTone } from './toast-card.tsx'

const initial: { toasts: readonly Toast[] } = { toasts: [] }
const store = createStore(initial)
let lastId = 0

/** Shows a toast (row APP-06). With an action it has a button and stays ten seconds. */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  lastId += 1
  store.set({ toasts: [...store.get().toasts, { id: lastId, tone, text, action }] })
}

/** Removes all toasts. */
export function clearToasts(): void {
  store.set(initial)
}

function dismiss(id: number): void {
  store.set({ toasts: store.get().toasts.filter((toast) => toast.id !== id) })
}

/**
 * The region of toasts; once per page. A popover of the page or of the open dialog, since a modal
 * dialog makes everything outside it inert.
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useStore(store, initial, (state) => state.toasts)
  const dialog = useTopDialog()
  const Card = useToastCard(toasts.length)
  const region = (
    <section
      ref={show}
      popover="manual"
      aria-label={label}
      className="pointer-events-none fixed inset-x-4 top-auto bottom-[calc(1.25rem+var(--bar-height,0px))] z-50 m-0 flex h-auto w-auto flex-col items-center gap-2.5 overflow-visible border-0 bg-transparent p-0 text-inherit md:inset-x-auto md:top-23 md:right-6 md:bottom-auto md:items-end"
    >
      <div aria-live="polite" className="contents">
        {Card &&
          toasts.map((toast) => (
            <Card key={toast.id} toast={toast} closeLabel={closeLabel} onEnd={dismiss} />
          ))}
      </div>
    </section>
  )
  return dialog ? createPortal(region, dialog) : region
}

function show(region: HTMLElement | null): void {
  region?.showPopover()
}

/** Loads the toast component after the page; each further toast retries a failed import. */
function useToastCard(toasts: number): ComponentType<ToastCardProps> | null {
  const [Card, setCard] = useState<ComponentType<ToastCardProps> | null>(null)
  const isMissing = Card === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further toast retries
  useEffect(() => {
    if (!isMissing) return
    import('./toast-card.tsx').then(
      ({ ToastCard }) => setCard(() => ToastCard),
      (cause) => logError('A toast could not be shown', cause),
    )
  }, [isMissing, toasts])
  return Card
}
