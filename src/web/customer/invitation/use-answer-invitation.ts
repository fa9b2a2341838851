import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../api-client.ts'
import { refreshStatus } from '../../features/sign-in/session-status.ts'

/** Accepts an invitation and opens the salon (WORK-96). The cause of a failure is a refusal. */
export function useAcceptInvitation(token: string, onAccepted: () => void) {
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      const answer = await api('acceptInvitation', { params: { token }, body: {} })
      if (!answer.ok) throw new Error('The invitation was not accepted', { cause: answer.refusal })
      await refreshStatus() // from now on the account menu leads to the salon
      return answer.reply.data.salonUserName
    },
    onSuccess: async (userName) => {
      await router.navigate({ to: '/salon/$userName', params: { userName } })
      onAccepted()
    },
    onError: (error) => readAgain(router, error),
  })
}

/** Declines an invitation; the page then says so (WORK-96). */
export function useDeclineInvitation(token: string) {
  const router = useRouter()
  return useMutation({
    mutationFn: async () => {
      const answer = await api('declineInvitation', { params: { token }, body: {} })
      if (!answer.ok) throw new Error('The invitation was not declined', { cause: answer.refusal })
    },
    onSuccess: () => router.invalidate({ sync: true }),
    onError: (error) => readAgain(router, error),
  })
}

const CHANGED = new Set<unknown>([
  'invitation-ended',
  'not-found',
  'address-differs',
  'already-member',
  'sign-in-required',
  'invalid-token',
])

// What became of the invitation meanwhile, or of the sign-in, is on the page then.
async function readAgain(router: ReturnType<typeof useRouter>, error: Error): Promise<void> {
  if (CHANGED.has(error.cause)) await router.invalidate({ sync: true })
}
