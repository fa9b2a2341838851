import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { registerOpenDialog } from './open-dialogs.ts'

export interface DialogProps {
  title: ReactNode
  onClose: () => void
  /** Label of the close button. Without one the dialog is static: only its own buttons close it. */
  closeLabel?: string | undefined
  /** Whether Escape closes a static dialog. */
  closesOnEscape?: boolean
  /** Whether it cannot be closed now, because a request is running. */
  isLocked?: boolean
  /** A picture above the heading. */
  banner?: ReactNode
  /** A short line above the heading, such as the step number. */
  kicker?: string
  children: ReactNode
  footer?: ReactNode
  width?: 'narrow' | 'wide'
}

/**
 * A modal dialog; below 560 px a sheet from the bottom. It is open while it is mounted. The browser
 * returns the focus to the element that opened it.
 */
export function Dialog({
  title,
  onClose,
  closeLabel,
  closesOnEscape = false,
  isLocked = false,
  banner,
  kicker,
  children,
  footer,
  width = 'wide',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const hasClose = closeLabel !== undefined
  const dismissible = hasClose && !isLocked
  const isPlain = Boolean(banner) || Boolean(kicker) || !hasClose
  useModal(dialog)

  const cancellable = (hasClose || closesOnEscape) && !isLocked
  const onNativeClose = () => (cancellable ? onClose() : dialog.current?.showModal())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !cancellable) event.preventDefault()
  }
  const close = hasClose && (
    <IconButton
      icon={X}
      label={closeLabel}
      bare={!banner}
      onClick={() => dismissible && onClose()}
      className={banner || kicker ? 'absolute top-3 right-3' : ''}
    />
  )
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        if (cancellable) onClose()
      }}
      // The browser may close it after a second Escape.
      onClose={() => !dialog.current?.open && onNativeClose()}
      onClick={(event) => {
        // The second click of a double click on the opening button must not close it.
        const isOutside = event.target === event.currentTarget && event.detail < 2
        if (isOutside && dismissible) onClose()
      }}
      className={classes(
        'm-auto max-h-[calc(100dvh-48px)] w-[calc(100vw-48px)] overflow-clip rounded-xl bg-surface p-0 text-text shadow-dialog backdrop:bg-scrim open:animate-rise',
        'max-sm:mx-0 max-sm:mb-0 max-sm:max-h-[94dvh] max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:open:animate-sheet',
        width === 'wide' ? 'max-w-[35rem]' : 'max-w-[27.5rem]',
      )}
    >
      <div className="flex max-h-[inherit] flex-col">
        {banner && (
          <div className="relative shrink-0">
            {banner}
            {close}
          </div>
        )}
        <header
          className={classes(
            'relative flex shrink-0 items-center justify-between gap-3 pl-5 sm:pl-7',
            isPlain ? 'pt-6 pr-5 sm:pr-7' : 'border-b border-line py-2.5 pr-2 sm:py-4 sm:pr-4',
          )}
        >
          <h2
            id={headingId}
            tabIndex={-1}
            className={classes('outline-none', isPlain ? 'text-2xl' : 'text-xl')}
          >
            {kicker && (
              <span className="mb-1.5 block font-sans text-sm font-normal tracking-normal text-subtle">
                {kicker}
              </span>
            )}
            {title}
          </h2>
          {!banner && close}
        </header>
        {/* Positioned, so that visually hidden text scrolls with it and does not stretch the dialog. */}
        <div className="relative min-h-0 grow overflow-y-auto px-5 pt-2 pb-5 sm:px-7 sm:pb-6">
          {children}
        </div>
        {footer && (
          <footer className="flex shrink-0 flex-wrap items-center justify-between gap-3 border-t border-line px-5 pt-3 pb-5 sm:px-7 sm:py-4">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  )
}

/** Opens the dialog while mounted; closing it before unmount returns the focus. */
function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const unregister = registerOpenDialog(element)
    return () => {
      unregister()
      element.close()
    }
  }, [dialog])
}
