import {
  type MemberNotification,
  memberNotificationsFor,
} from '#domain/membership/member-notification.ts'
import { nameWithoutLinks } from '#domain/person-name.ts'
import { memberMail as en } from '#messages/en/member-mail.ts'
import { fill } from '#messages/fill.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import { memberMail as nl } from '#messages/nl/member-mail.ts'
import type { JobRun } from '#platform/jobs.ts'
import type { SendMail } from '#platform/mail/message.ts'
import type { ApiDeps } from '../api-deps.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import {
  findMemberToNotify,
  findVisibleReview,
  findVisitsOfDay,
  type MemberToNotify,
  type VisitOfDay,
} from './store.ts'
import type { DayMailJob, ReviewMailJob } from './tasks.ts'

export interface MemberMailDeps extends Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail
}

const WORDS = { en, nl }

/** Tells a member of a new review (WORK-190), unless it was hidden or they no longer want or may read it so. */
export async function sendReviewMail(
  deps: MemberMailDeps,
  { reviewId, userName }: ReviewMailJob,
  { id }: Pick<JobRun, 'id'>,
): Promise<void> {
  const review = await findVisibleReview(deps.database.query, reviewId)
  const member = review && (await findMemberFor(deps, { ...review, userName }, 'review'))
  if (!review || !member) return
  const { labels, review: words } = WORDS[member.language]
  const salon = nameWithoutLinks(member.providerName)
  await send(deps, member, `review-${reviewId}.${id}`, {
    subject: fill(words.subject, { salon, rating: String(review.rating) }),
    heading: words.heading,
    opening: fill(words.opening, { salon }),
    rows: [
      { label: labels.stars, lines: [fill(words.stars, { rating: String(review.rating) })] },
      { label: labels.text, lines: [review.text] },
    ],
    notes: [words.note],
    link: { label: words.link, path: 'reviews' },
  })
}

/** Tells a member in the morning who comes (WORK-191). A day that is over, or has no visits, has no mail. */
export async function sendDayMail(
  deps: MemberMailDeps,
  { providerId, userName, day }: DayMailJob,
  { id }: Pick<JobRun, 'id'>,
): Promise<void> {
  const now = deps.clock.now()
  const member = await findMemberFor(deps, { providerId, userName }, 'day')
  if (!member || dayIn(member.timeZone, now) !== day) return
  const { language, timeZone } = member
  const visits = await findVisitsOfDay(deps.database.query, { providerId, day, language, now })
  const [first] = visits
  if (!first) return
  const { day: words } = WORDS[language]
  const values = {
    day: formatDay(first.startsAt, timeZone, language),
    time: formatTime(first.startsAt, timeZone, language),
    salon: nameWithoutLinks(member.providerName),
    visits: fill(visits.length === 1 ? words.oneVisit : words.visits, {
      count: String(visits.length),
    }),
  }
  await send(deps, member, `day-${day}.${id}`, {
    subject: fill(words.subject, values),
    heading: fill(words.heading, values),
    opening: fill(words.opening, values),
    rows: visits.map((visit) => rowOf(visit, member)),
    notes: [],
    link: { label: words.link, path: `agenda?day=${day}` },
  })
}

function rowOf(visit: VisitOfDay, { language, timeZone }: MemberToNotify) {
  const { day: words } = WORDS[language]
  const [from, to] = [visit.startsAt, visit.endsAt].map((at) => formatTime(at, timeZone, language))
  const name = nameWithoutLinks(visit.customerName)
  return {
    label: `${from} – ${to}`,
    lines: [
      name || words.nobody,
      visit.treatments,
      visit.isAtHome ? words.atHome : '',
      visit.isRequest ? words.request : '',
    ],
  }
}

async function findMemberFor(
  { database }: MemberMailDeps,
  key: { providerId: string; userName: string },
  kind: MemberNotification,
): Promise<MemberToNotify | null> {
  const member = await findMemberToNotify(database.query, key)
  if (!member?.address || !member.mails.includes(kind)) return null
  return memberNotificationsFor(member.role, member.roleSettings).includes(kind) ? member : null
}

interface Content extends Omit<Letter, 'language' | 'link'> {
  readonly link: { readonly label: string; readonly path: string }
}

async function send(
  { publicUrl, sendMail }: MemberMailDeps,
  member: MemberToNotify,
  id: string,
  { link, notes, ...content }: Content,
): Promise<void> {
  const { language, address, providerUserName } = member
  const url = new URL(`/salon/${providerUserName}/${link.path}`, publicUrl).href
  await sendMail({
    ...renderLetter({
      language,
      ...content,
      notes: [...notes, notificationSettingsNote(member, publicUrl)],
      link: { label: link.label, url },
    }),
    id,
    to: address,
    language,
  })
}

/** Where a member turns off the mails that they chose. */
export function notificationSettingsNote(
  { language, providerUserName }: Pick<MemberToNotify, 'language' | 'providerUserName'>,
  publicUrl: URL,
): string {
  const { href } = new URL(`/salon/${providerUserName}/settings#notifications`, publicUrl)
  return fill(WORDS[language].why, { url: href })
}
