import { api } from '../../api-client.ts'

/** Where to write instead, for whoever has no script: of use in the server's HTML alone. Null where nobody says. */
export async function loadOperatorEmail(): Promise<string | null> {
  if (typeof document === 'object') return null
  const answer = await api('getOperator')
  return answer.ok ? answer.reply.data.operator.email : null
}
