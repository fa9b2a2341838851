import type { MemberRole } from '#domain/membership/role.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { invitationMail as en } from '#messages/en/invitation-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { invitationMail as nl } from '#messages/nl/invitation-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import { invitationTokenHash, newInvitationToken } from './invitation-token.ts'
import { type MailedInvitation, saveInvitationToken } from './store.ts'
import type { InvitationMailJob } from './tasks.ts'

export interface InvitationMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const TEXTS = { en, nl }

/**
 * Mails the link of an invitation (WORK-93). The token exists in the mail alone, so each attempt makes a new one, and has its
 * own message id. Names lose what a mail program would turn into a link.
 */
export async function sendInvitationMail(
  { database, clock, publicUrl, sendMail }: InvitationMailDeps,
  { id }: InvitationMailJob,
  job: Pick<JobRun, 'id' | 'attempt'>,
): Promise<void> {
  const token = newInvitationToken()
  const tokenHash = invitationTokenHash(token)
  const invitation = await saveInvitationToken(database.query, { id, tokenHash, now: clock.now() })
  if (!invitation) return
  const { email, language } = invitation
  const url = new URL(`/invitation/${token}`, publicUrl).href
  const letter =
    invitation.welcomeName === null
      ? composeInvitation(invitation, url)
      : composeWelcome(invitation, invitation.welcomeName, url)
  await sendMail({
    ...renderLetter(letter),
    id: `invitation-${id}.${job.id}-${job.attempt}`,
    to: email,
    language,
  })
}

function composeInvitation(invitation: MailedInvitation, url: string): Letter {
  const { email, language } = invitation
  const words = TEXTS[language]
  const salon = nameWithoutLinks(invitation.salonName)
  const inviter = nameWithoutLinks(invitation.inviterName ?? '')
  const role = words.roles[invitation.role]
  return {
    language,
    subject: fill(words.subject, { salon }),
    heading: fill(words.heading, { salon }),
    opening: fill(openingOf(invitation.role, inviter, words), { inviter, salon }),
    rows: [
      { label: words.salon, lines: [salon] },
      { label: words.role, lines: [role.name, role.may] },
    ],
    notes: [fill(words.address, { email }), lifeOf(invitation), words.notYou],
    link: { label: words.link, url },
  }
}

// To the first owner of a new salon: the same words as the operator saw before sending (DESK-046).
function composeWelcome(invitation: MailedInvitation, name: string, url: string): Letter {
  const { email, language, welcomeNote } = invitation
  const words = TEXTS[language]
  const { welcome } = words
  const salon = nameWithoutLinks(invitation.salonName)
  return {
    language,
    subject: welcome.subject,
    heading: name === '' ? welcome.subject : fill(welcome.heading, { name }),
    opening: fill(welcome.opening, { salon }),
    rows: welcomeNote ? [{ label: welcome.note, lines: [welcomeNote] }] : [],
    notes: [fill(words.address, { email }), lifeOf(invitation), welcome.hidden, welcome.notYou],
    link: { label: welcome.link, url },
  }
}

function lifeOf({ expiresAt, timeZone, language }: MailedInvitation): string {
  const day = formatDay(expiresAt, timeZone, language)
  const time = formatTime(expiresAt, timeZone, language)
  return fill(TEXTS[language].life, { day, time })
}

// The operator invites owners alone; of anybody else the account of the inviter was deleted.
function openingOf(role: MemberRole, inviter: string, words: (typeof TEXTS)[Language]): string {
  if (inviter) return words.opening
  return role === 'owner' ? words.openingOfOperator : words.openingOfSalon
}
