import { useState } from 'react'
import { showToast } from '../../ui/toast.tsx'
import type { ConflictingVisits } from './conflicting-visit.ts'
import { ConflictsDialog } from './conflicts-dialog.tsx'
import { Failure } from './failure.tsx'

/** What came of a change of hours: visits in the way and a time that is over are no failure. */
export type HoursOutcome =
  | { is: 'done' }
  | { is: 'invalid'; path: string }
  | { is: 'has-appointments'; conflicting: ConflictingVisits }

interface Change<Input> {
  readonly mutation: {
    mutate: (input: Input, on: { onSuccess: (outcome: HoursOutcome) => void }) => void
    isPending: boolean
    error: Error | null
    reset: () => void
  }
  /** The input as it is sent when the visits in the way were seen. */
  readonly anyway: (input: Input) => Input
  readonly texts: {
    failed: string
    conflicts: (count: number) => string
    confirm: { label: string; busy: string }
    done: (input: Input) => string
  }
  readonly onDone: (() => void) | undefined
  /** Called with the path of what the API refuses. */
  readonly onInvalid: ((path: string) => void) | undefined
}

/** A change of hours in one or two steps: when visits are in its way, the dialog lists those first (WORK-35, WORK-142). */
export function useConflictConfirmation<Input>(userName: string, change: Change<Input>) {
  const { mutation, anyway, texts, onDone, onInvalid } = change
  const { mutate, isPending, error, reset } = mutation
  const [asked, setAsked] = useState<{ input: Input; conflicting: ConflictingVisits } | null>(null)
  const send = (input: Input) =>
    mutate(input, {
      onSuccess: (outcome) => {
        if (outcome.is === 'has-appointments')
          return setAsked({ input, conflicting: outcome.conflicting })
        setAsked(null)
        if (outcome.is === 'invalid') return onInvalid?.(outcome.path)
        showToast('success', texts.done(input))
        onDone?.()
      },
    })
  const failure = error && <Failure title={texts.failed} error={error} />
  return {
    send,
    isSending: isPending,
    /** Why it failed, while no dialog shows it. */
    failure: asked ? null : failure,
    forget: reset,
    isAsking: asked !== null,
    dialog: asked && (
      <ConflictsDialog
        userName={userName}
        title={texts.conflicts}
        conflicting={asked.conflicting}
        confirm={texts.confirm}
        failure={failure}
        isSending={isPending}
        onConfirm={() => send(anyway(asked.input))}
        onLeave={() => {
          reset()
          setAsked(null)
        }}
      />
    ),
  }
}
