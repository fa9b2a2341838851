import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

export type ToastTone = 'success' | 'failure' | 'info'
export interface Toast {
  id: number
  tone: ToastTone
  text: string
  action?: ToastAction | undefined
}

/** A button in a toast; the toast ends when it is pressed. */
export interface ToastAction {
  label: string
  run: () => void
}

const VISIBLE_MS = 3000
const WITH_ACTION_MS = 10_000

const backgrounds: Record<ToastTone, string> = {
  success: 'bg-success text-on-success',
  failure: 'bg-danger text-on-danger',
  info: 'bg-accent text-on-accent',
}
const icons = { success: Check, failure: CircleAlert, info: Info }

export interface ToastCardProps {
  toast: Toast
  closeLabel: string
  onEnd: (id: number) => void
}

/** One toast; disappears after three seconds, with an action after ten; hover and focus pause the timer (row APP-06). */
export function ToastCard({ toast, closeLabel, onEnd }: ToastCardProps) {
  const [isPaused, setPaused] = useState(false)
  const { action } = toast
  const visibleMs = action ? WITH_ACTION_MS : VISIBLE_MS
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => onEnd(toast.id), visibleMs)
    return () => clearTimeout(timer)
  }, [isPaused, toast.id, visibleMs, onEnd])
  const pauseHandlers = { onMouseEnter: () => setPaused(true), onFocus: () => setPaused(true) }
  const resumeHandlers = { onMouseLeave: () => setPaused(false), onBlur: () => setPaused(false) }
  return (
    <div
      {...pauseHandlers}
      {...resumeHandlers}
      className={classes(
        'pointer-events-auto flex max-w-105 animate-rise items-center gap-3 rounded-md py-1 pr-1 pl-5 font-medium shadow-pop',
        backgrounds[toast.tone],
      )}
    >
      <Icon of={icons[toast.tone]} />
      <p className="min-w-0 grow py-2.5 wrap-anywhere">{toast.text}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            onEnd(toast.id)
            action.run()
          }}
          className="min-h-11 shrink-0 rounded-full px-3 font-strong underline underline-offset-3 focus-visible:outline-current focus-visible:-outline-offset-4"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => onEnd(toast.id)}
        className="grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-current focus-visible:-outline-offset-4"
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
