import { nameWithoutLinks } from '#domain/person-name.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { restrictionMail as en } from '#messages/en/restriction-mail.ts'
import { fill } from '#messages/fill.ts'
import { formatDay } from '#messages/format.ts'
import { restrictionMail as nl } from '#messages/nl/restriction-mail.ts'
import { restrictionStatement } from '#messages/restriction-statement.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import {
  findAddress,
  findForMail,
  type RestrictionForMail,
  writeMailed,
  writeNoReader,
} from './store.ts'
import type { RestrictionMailJob } from './tasks.ts'

interface MailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const TEXTS = { en, nl }

/**
 * Mails an owner the statement of reasons of a decision (DSA 17, P2B 4), or that it was taken back. A decision that was taken
 * back before its mail left is mailed neither way.
 */
export async function sendRestrictionMail(
  { database, clock, publicUrl, sendMail }: MailDeps,
  { restrictionId, event, reader }: RestrictionMailJob,
): Promise<void> {
  const { query } = database
  const restriction = await findForMail(query, restrictionId)
  const to = await findAddress(query, { restrictionId, reader })
  if (!restriction) return
  const isTakenBack = restriction.liftedAt !== null
  if (event === 'decided' ? isTakenBack : restriction.mailedAt === null) return
  if (to === undefined) return writeNoReader(query, restrictionId, clock.now())
  const { language } = restriction
  const link = {
    label: TEXTS[language].link,
    url: new URL(`/salon/${restriction.userName}/agenda`, publicUrl).href,
  }
  const letter =
    event === 'decided' ? restrictionStatement(restriction, language) : liftedLetter(restriction)
  const id = `restriction-${restrictionId}.${event}${reader === null ? '' : `.${reader}`}`
  await sendMail({ ...renderLetter({ ...letter, language, link }), id, to, language })
  if (event === 'decided') await writeMailed(query, restrictionId, clock.now())
}

function liftedLetter(restriction: RestrictionForMail): Omit<Letter, 'language' | 'link'> {
  const { decidedAt, liftReason, language } = restriction
  const words = TEXTS[language]
  const { subject, heading, opening } = liftedWords(restriction)
  const decidedDay = formatDay(decidedAt, DUTCH_ZONE, language, 'dayMonthYear')
  const values = { salon: nameWithoutLinks(restriction.salonName), decidedDay }
  return {
    subject: fill(subject, values),
    heading: fill(heading, values),
    opening: fill(opening, values),
    rows: [{ label: words.rows.why, lines: [liftReason] }],
    notes: [words.human],
  }
}

/** The words of a decision taken back: that the salon is found again is said only of one that is. */
function liftedWords({ kind, state, language }: RestrictionForMail) {
  const words = TEXTS[language]
  if (kind === 'end' || state === 'live') return words.lifted[kind]
  return kind === 'hide' && state === 'paused' ? words.stillPaused : words.stillOff
}
