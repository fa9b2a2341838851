import type { MemberRole } from '#domain/membership/role.ts'
import type { Database } from '#platform/postgres/database.ts'
import type { Tables } from '../../schema.gen.ts'
import { invitationTokenHash, newInvitationToken } from '../invitation-token.ts'

/** Inserts an invitation as if it had been mailed a moment ago. @returns its id and the token of its link */
export async function anInvitation(
  { pool }: Database<Tables>,
  provider: { readonly id: string },
  options: { email: string; role?: MemberRole; sentAt?: string; invitedBy?: string },
): Promise<{ id: string; token: string }> {
  const { email, role = 'staff', sentAt = '2026-11-20T12:00:00+01:00', invitedBy = null } = options
  const token = newInvitationToken()
  const { rows } = await pool.query(
    `insert into invitations (provider_id, email, role, language, invited_by, token_hash, sent_at, expires_at)
     values ($1, $2, $3, 'nl', $4, $5, $6, $6::timestamptz + interval '7 days') returning id`,
    [provider.id, email, role, invitedBy, invitationTokenHash(token), sentAt],
  )
  return { id: rows[0].id, token }
}
