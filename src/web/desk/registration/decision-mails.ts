import { firstName, nameWithoutLinks } from '#domain/person-name.ts'
import {
  OWNER_INVITATION_DAYS,
  REGISTRATION_LINK_DAYS,
  type RefusalGround,
} from '#domain/registration/registration-status.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { formatDay, formatTime } from '#messages/format.ts'
import type { Translate } from '../../messages.ts'
import type { DecisionMail } from '../shell/decision-form.tsx'
import type { Registration } from './registrations-query.ts'

type Addressee = Pick<Registration, 'email' | 'fullName' | 'language'>

/** The mail of an approval as it will leave (DESK-046). */
export function approvalMail(
  { email, fullName, language }: Addressee,
  { salon, note }: { salon: string; note: string },
  t: Translate,
): DecisionMail {
  const name = firstName(fullName)
  const until = Date.now() + OWNER_INVITATION_DAYS * DAY_MS
  const day = formatDay(until, DUTCH_ZONE, language)
  const time = formatTime(until, DUTCH_ZONE, language)
  const words = `deskRegistrations.mails.${language}.welcome` as const
  return {
    to: email,
    subject: t(`${words}.subject`),
    paragraphs: [
      name === '' ? t(`${words}.subject`) : t(`${words}.heading`, { name }),
      t(`${words}.opening`, { salon: nameWithoutLinks(salon) }),
      ...(note.trim() === '' ? [] : [`${t(`${words}.note`)}: ${note.trim()}`]),
      t(`deskRegistrations.mails.${language}.life`, { day, time }),
      t(`${words}.hidden`),
      t(`${words}.notYou`),
      button(t, t(`${words}.link`)),
    ],
  }
}

/** The mail of a question as it will leave (DESK-047). */
export function questionMail(
  { email, language }: Addressee,
  question: string,
  t: Translate,
): DecisionMail {
  const words = `deskRegistrations.mails.${language}.question` as const
  return {
    to: email,
    subject: t(`${words}.subject`),
    paragraphs: [
      t(`${words}.opening`),
      `${t(`${words}.label`)}: ${question.trim() || '…'}`,
      t(`${words}.note`),
      t(`deskRegistrations.mails.${language}.linkLife`, { days: REGISTRATION_LINK_DAYS }),
      button(t, t(`${words}.link`)),
    ],
  }
}

/** The mail of a refusal as it will leave (DESK-047). */
export function refusalMail(
  { email, language }: Addressee,
  {
    ground,
    text,
    operatorEmail,
  }: { ground: RefusalGround; text: string; operatorEmail: string | null },
  t: Translate,
): DecisionMail {
  const words = `deskRegistrations.mails.${language}.refusal` as const
  return {
    to: email,
    subject: t(`${words}.subject`),
    paragraphs: [
      t(`${words}.opening`),
      `${t(`${words}.ground`)}: ${t(`${words}.grounds.${ground}`)}`,
      `${t(`${words}.label`)}: ${text.trim() || '…'}`,
      t(`${words}.effect`),
      operatorEmail
        ? t(`${words}.objection`, { email: operatorEmail })
        : t(`${words}.objectionHere`),
      button(t, t(`${words}.link`)),
    ],
  }
}

function button(t: Translate, label: string): string {
  return t('deskRegistrations.mailButton', { label })
}
