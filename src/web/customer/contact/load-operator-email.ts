import { api } from '../../api-client.ts'

/** The operator's mail address for visitors without JavaScript; loaded on the server only. Null if not set. */
export async function loadOperatorEmail(): Promise<string | null> {
  if (typeof document === 'object') return null
  const answer = await api('getOperator')
  return answer.ok ? answer.reply.data.operator.email : null
}
