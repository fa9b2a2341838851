import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../language.ts'

type Translate = ReturnType<typeof useTranslation>['t']

/** The forms on the page that may not be left without a question, in the order of their first change. */
const unsavedForms = new Set<object>()

interface LeaveQuestion {
  /** Lets the next leave go on without a question, as after saving. */
  readonly allow: () => void
  /** Asks before this form is closed without another address. @returns whether it may be closed */
  readonly mayClose: () => boolean
}

/**
 * Asks before the changes of a form that are not saved are lost: by a link, by going back, by closing its panel, or by a reload
 * (WORK-271). Several forms on a page ask once.
 */
export function useLeaveQuestion(isDirty: boolean): LeaveQuestion {
  const { t } = useTranslation()
  const form = useRef({}).current
  useEffect(() => {
    if (!isDirty) return
    unsavedForms.add(form)
    return () => {
      unsavedForms.delete(form)
    }
  }, [isDirty, form])
  useBlocker({
    disabled: !isDirty,
    shouldBlockFn: ({ current, next }) => {
      const [first] = unsavedForms
      return first === form && isFormLeft(current, next) && !ask(t)
    },
    enableBeforeUnload: () => unsavedForms.has(form),
  })
  return {
    allow: () => unsavedForms.delete(form),
    mayClose: () => !isDirty || ask(t),
  }
}

/** Asks before all forms of the page are closed, where one has changes. @returns whether they may: then none asks again */
export function mayCloseForms(t: Translate): boolean {
  if (unsavedForms.size > 0 && !ask(t)) return false
  unsavedForms.clear()
  return true
}

interface Address {
  readonly pathname: string
  readonly search: object
}

// What opens another panel of the agenda, or another form in it. Another start stays in the form of a new appointment.
const PANEL_PARAMETERS = ['visit', 'move', 'client'] as const

/** Whether going from one address to another closes the forms of the first. */
export function isFormLeft(current: Address, next: Address): boolean {
  const before: Record<string, unknown> = { ...current.search }
  const after: Record<string, unknown> = { ...next.search }
  return (
    current.pathname !== next.pathname ||
    PANEL_PARAMETERS.some((name) => before[name] !== after[name])
  )
}

function ask(t: Translate): boolean {
  // A dialog that the browser closes anyway, as after a second Escape, asks once: when it is closed.
  const { event } = window
  if (event?.type === 'cancel' && !event.cancelable) return false
  const isLeaving = window.confirm(t('workspace.leaveQuestion'))
  if (!isLeaving) reopenDialogs()
  return isLeaving
}

/** Shows dialogs again that the browser closed by itself, as after a second Escape: each is open while it is mounted. */
function reopenDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:not([open])'))
    dialog.showModal()
}
