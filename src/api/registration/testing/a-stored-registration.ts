import { TEST_NOW } from '#demo/weekdays.ts'
import {
  REGISTRATION_LINK_DAYS,
  type RegistrationStatus,
} from '#domain/registration/registration-status.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Database } from '#platform/postgres/database.ts'
import { uuidv7 } from '#platform/random.ts'
import type { Tables } from '../../schema.gen.ts'
import { newRegistrationToken, registrationTokenHash } from '../registration-token.ts'

interface Options {
  status?: RegistrationStatus
  salonName?: string
  street?: string
  phone?: string
  email?: string
  kvkNumber?: string
  /** Of an approved one. */
  providerId?: string
  invitationId?: string
}

/**
 * Inserts a registration whose latest mail has left; that of a refused one has not, so that it can be undone.
 * @returns its id, its version, and the token of the link in that mail
 */
export async function aStoredRegistration(
  { pool }: Database<Tables>,
  { status = 'open', salonName = 'Atelier Blauweregen', ...options }: Options = {},
): Promise<{ id: string; version: number; token: string }> {
  const token = newRegistrationToken()
  const now = new Date(TEST_NOW)
  const isAsked = status === 'asked'
  const isRefused = status === 'refused'
  const row = {
    id: uuidv7(TEST_NOW),
    full_name: 'Fleur Hendriks',
    services: 'Knippen en kleuren',
    email: options.email ?? `fleur-${token.toLowerCase()}@blauweregen.example`,
    phone: options.phone ?? '0301234567',
    experience_years: 9,
    postal_code: '3512 PN',
    language: 'nl',
    registered_at: now,
    salon_name: salonName,
    street: options.street ?? 'Lange Nieuwstraat 84',
    kvk_number: options.kvkNumber ?? null,
    term_since: now,
    status,
    acted_at: status === 'open' ? null : now,
    days_left: isAsked ? 2 : null,
    question: isAsked ? 'Is dit dezelfde salon?' : null,
    status_before: isRefused ? 'open' : null,
    refusal_ground: isRefused ? 'other' : null,
    mailed_at: isRefused ? null : now,
    provider_id: options.providerId ?? null,
    invitation_id: options.invitationId ?? null,
    token_hash: registrationTokenHash(token),
    link_expires_at: new Date(TEST_NOW + REGISTRATION_LINK_DAYS * DAY_MS),
  }
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  const { rows } = await pool.query(
    `insert into registrations (${names}) values (${places}) returning id, version`,
    Object.values(row),
  )
  return { ...rows[0], token }
}
