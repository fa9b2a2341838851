import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../language.ts'

type Translate = ReturnType<typeof useTranslation>['t']

/** The forms on the page that may not be left without a question, in the order of their first change. */
const unsavedForms = new Set<Form>()

interface Form {
  /** Whether it is on the page with changes that are not saved. */
  isDirty: boolean
}

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
  const form = useRef<Form>({ isDirty: false }).current
  useEffect(() => {
    if (!isDirty) return
    form.isDirty = true
    unsavedForms.add(form)
    return () => {
      form.isDirty = false
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

/**
 * Asks before all forms of the page are closed, where one has changes: then none asks again.
 * @returns what makes those that stay ask after all, or null when they may not be closed
 */
export function closeForms(t: Translate): (() => void) | null {
  const forms = [...unsavedForms]
  if (forms.length > 0 && !ask(t)) return null
  unsavedForms.clear()
  return () => {
    for (const form of forms) if (form.isDirty) unsavedForms.add(form)
  }
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
