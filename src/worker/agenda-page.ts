import {
  ageOf,
  daysAhead,
  type StoredAgenda,
  type StoredAgendaBlock,
  type StoredAgendaVisit,
  storedDayOf,
} from '#domain/order/stored-agenda.ts'
import type { PlainDate } from '#domain/schedule/plain-date.ts'
import { offline as english } from '#messages/en/offline.ts'
import { escapeHtml } from '#messages/escape-html.ts'
import { fill } from '#messages/fill.ts'
import { dayIn, formatDay, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { offline as dutch } from '#messages/nl/offline.ts'
import { htmlPage, type PageData, phoneLink, retryLink, statusBadge } from './page-html.ts'

const messagesByLanguage = { en: english, nl: dutch }

interface AgendaPageData extends PageData {
  agenda: StoredAgenda
}

/** Requests the page again when the device has a network; the policy of the page allows this script alone. */
export const RELOAD_ONLINE = {
  text: "addEventListener('online',()=>location.reload())",
  hash: 'sha256-zUrpI4a/9ssL41jvBxDp6kI2En1grUlk4bFAH/DVG1g=',
}

/**
 * The stored days of an agenda, shown at the address of the agenda without a network: what stands in them, how old it is,
 * and why nothing can be changed (WORK-127).
 */
export function agendaPage(data: AgendaPageData): Response {
  const { agenda, address, language, now } = data
  const messages = messagesByLanguage[language]
  const today = dayIn(agenda.timeZone, now) as PlainDate
  const days = daysAhead(agenda, today)
  const wanted = new URLSearchParams(address.split('?')[1]).get('day') ?? today
  const isStored = days.some((day) => day === wanted)
  const main = `<main class="mx-auto w-full max-w-[47.5rem] px-4 py-6 sm:px-5">
<p role="status" class="rounded-md bg-warning-soft px-4 py-3.5 text-md"><b class="font-strong">${escapeHtml(messages.agenda.title)}</b> ${escapeHtml(asOfText(agenda, now, language))}</p>
<h1 class="mt-5 mb-4 wrap-anywhere">${escapeHtml(agenda.salon.name)}</h1>
${isStored ? '' : `<p class="mb-4">${escapeHtml(messages.agenda.missing)}</p>`}
${retryLink(address, messages.retry)}
${days.map((day) => daySection(day, day === today, agenda, language)).join('')}
</main>`
  return htmlPage(data, messages.agenda.pageTitle, main, RELOAD_ONLINE)
}

function asOfText({ asOf, timeZone }: StoredAgenda, now: number, language: Language): string {
  const { age: ages, asOf: text } = messagesByLanguage[language].agenda
  const { unit, count } = ageOf(asOf, now)
  const age = unit === 'now' ? ages.now : ages[`${unit}_${count === 1 ? 'one' : 'other'}`]
  const time = formatTime(asOf, timeZone, language)
  return fill(text, { time, age: fill(age, { count }) })
}

function daySection(
  day: PlainDate,
  isToday: boolean,
  { visits, blocks, timeZone }: StoredAgenda,
  language: Language,
): string {
  const { agenda: messages } = messagesByLanguage[language]
  const times = [...visits, ...blocks]
    .filter((time) => storedDayOf(time) === day)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  const name = formatDay(`${day}T12:00:00Z`, 'UTC', language)
  const heading = isToday ? `${messages.today}, ${name}` : name
  const rows = times.map((time) => `<li>${row(time, timeZone, language)}</li>`).join('')
  return `<section aria-labelledby="day-${day}" class="mt-8">
<h2 id="day-${day}" class="mb-3 text-xl first-letter:uppercase">${escapeHtml(heading)}</h2>
${times.length > 0 ? `<ul class="divide-y divide-line border-y border-line">${rows}</ul>` : `<p class="text-muted">${escapeHtml(messages.empty)}</p>`}
</section>`
}

function row(
  time: StoredAgendaVisit | StoredAgendaBlock,
  timeZone: string,
  language: Language,
): string {
  const [start, end] = [time.startsAt, time.endsAt].map((at) => formatTime(at, timeZone, language))
  return `<div class="flex min-h-16 gap-3 py-3">
<p class="w-13 shrink-0 font-strong">${escapeHtml(start ?? '')}<span class="block text-xs font-normal text-subtle">${escapeHtml(end ?? '')}</span></p>
<div class="min-w-0 grow wrap-anywhere">${'status' in time ? visit(time, timeZone, language) : block(time, language)}</div>
</div>`
}

function visit(
  { customer, status, service, calendar, address, phone, waits = [] }: StoredAgendaVisit,
  timeZone: string,
  language: Language,
): string {
  const { someone, status: names, waits: text } = messagesByLanguage[language].agenda
  const times = waits.map(({ startsAt, endsAt }) =>
    fill(text, {
      start: formatTime(startsAt, timeZone, language),
      end: formatTime(endsAt, timeZone, language),
    }),
  )
  return `<p class="flex flex-wrap items-center justify-between gap-2"><b class="font-strong">${escapeHtml(customer || someone)}</b>${statusBadge(status, language, names)}</p>
<p class="text-sm text-muted">${escapeHtml([service, ...times, calendar].filter(Boolean).join(' · '))}</p>
${address ? `<p class="text-sm">${escapeHtml(address)}</p>` : ''}
${phoneLink(phone)}`
}

function block({ reason, calendar }: StoredAgendaBlock, language: Language): string {
  const { blocked } = messagesByLanguage[language].agenda
  return `<p class="text-muted">${escapeHtml([reason || blocked, calendar].filter(Boolean).join(' · '))}</p>`
}
