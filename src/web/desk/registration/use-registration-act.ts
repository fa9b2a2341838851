import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefusalCode } from '#domain/refusal.ts'
import type { RegistrationStatus } from '#domain/registration/registration-status.ts'
import type { ApiResult } from '../../api-client.ts'
import { useTranslation } from '../../language.ts'
import { showToast } from '../../ui/toast.tsx'
import { api } from '../desk-api.ts'
import { DESK_KEY } from '../shell/desk-query.ts'
import { mutateOnce } from '../shell/mutate-once.ts'
import {
  type Registration,
  type RegistrationData,
  registrationQuery,
} from './registrations-query.ts'

/** The operations that change one registration, each answering with it as it is then. */
type ActName =
  | 'assignRegistration'
  | 'addRegistrationNote'
  | 'approveRegistration'
  | 'askRegistration'
  | 'answerForRegistration'
  | 'refuseRegistration'
  | 'undoRegistrationAct'
  | 'sendRegistrationInvitation'
  | 'withdrawRegistration'

/** What a colleague did in the meantime. */
interface ConcurrentAct {
  readonly status: RegistrationStatus
  readonly by: string | null
}

interface Act {
  readonly name: ActName
  /** Without the version, which is that of the registration. */
  readonly body?: object
  /** What the page says when it is done. */
  readonly done?: string
  /** Whether it can be undone until its mail leaves. */
  readonly isUndoable?: boolean
  /** Puts back what was typed, once it is undone. */
  readonly onUndone?: (() => void) | undefined
}

/**
 * Acts on a registration as it was read. When a colleague was first, it is read again and the refusal is kept: what is typed
 * stays (DESK-049).
 */
export function useRegistrationAct({ registrationId, version }: Registration) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { queryKey } = registrationQuery(registrationId)
  const mutationKey = ['act', ...queryKey]
  const mutation = useMutation({
    mutationKey,
    mutationFn: async ({ name, body, version: read = version }: Act & { version?: number }) => {
      const call = { params: { registrationId }, body: { ...body, version: read } }
      const answer = await (api as Call)(name, call)
      if (answer.ok) return answer.reply.data
      if (answer.refusal === 'registration-changed') void queries.invalidateQueries({ queryKey })
      throw new ActError(answer.refusal, answer.data as ConcurrentAct | undefined)
    },
    onSuccess: (data, { name, done, isUndoable, onUndone }) => {
      queries.setQueryData(queryKey, data)
      void queries.invalidateQueries({ queryKey: DESK_KEY })
      if (name === 'undoRegistrationAct') onUndone?.()
      if (!done) return
      const undo = () =>
        mutation.mutate({ ...undoOf(data, t('deskRegistrations.undone')), onUndone })
      if (isUndoable) showToast('success', done, { label: t('deskRegistrations.undo'), run: undo })
      else showToast('success', done)
    },
    onError: (error, { name }) => {
      // Its button was in a toast that is gone.
      if (name === 'undoRegistrationAct' && error instanceof ActError)
        showToast('failure', t(`refusals.${error.refusal}`))
    },
  })
  const { error } = mutation
  const mutate = mutateOnce(mutation.mutate, queries, mutationKey)
  return { ...mutation, mutate, failure: error instanceof ActError ? error : null }
}

type Call = (
  name: ActName,
  call: { params: { registrationId: string }; body: object },
) => Promise<ApiResult<'getRegistration'>>

function undoOf({ registration }: RegistrationData, done: string) {
  return { name: 'undoRegistrationAct', done, version: registration.version } as const
}

/** Why an act was refused. */
export class ActError extends Error {
  readonly refusal: RefusalCode
  readonly concurrentAct: ConcurrentAct | undefined
  constructor(refusal: RefusalCode, concurrentAct: ConcurrentAct | undefined) {
    super('The registration was not changed')
    this.refusal = refusal
    this.concurrentAct = concurrentAct
  }
}

export type RegistrationAct = ReturnType<typeof useRegistrationAct>
