import { type StoredVisit, type StoredVisits, visitsAhead } from '#domain/order/stored-visits.ts'
import { offline as english } from '#messages/en/offline.ts'
import { escapeHtml } from '#messages/escape-html.ts'
import { fill } from '#messages/fill.ts'
import { formatDay, formatMoney, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { offline as dutch } from '#messages/nl/offline.ts'
import { htmlPage, type PageData, phoneLink, retryLink, statusBadge } from './page-html.ts'

const messagesByLanguage = { en: english, nl: dutch }

interface OfflinePageData extends PageData {
  storedVisits: StoredVisits | null
}

/** The page shown without a network: a message, a retry link and the user's stored upcoming visits. */
export function offlinePage(data: OfflinePageData): Response {
  const { address, language, storedVisits, now } = data
  const messages = messagesByLanguage[language]
  const visits = storedVisits ? visitsAhead(storedVisits, now) : []
  return htmlPage(
    data,
    messages.pageTitle,
    `<main class="mx-auto w-full max-w-[37rem] px-4 py-10 sm:px-5">
<img src="/favicon.svg" alt="Bloesem" width="44" height="44">
<h1 class="mt-5 mb-2.5">${escapeHtml(messages.title)}</h1>
<p class="mb-6 text-muted">${escapeHtml(messages.text)}</p>
${retryLink(address, messages.retry)}
${storedVisits && visits.length > 0 ? visitsSection(visits, storedVisits.asOf, language) : ''}
</main>`,
  )
}

function visitsSection(visits: readonly StoredVisit[], asOf: number, language: Language): string {
  const messages = messagesByLanguage[language]
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const moment = fill(messages.moment, {
    day: formatDay(asOf, timeZone, language),
    time: formatTime(asOf, timeZone, language),
  })
  return `<section aria-labelledby="visits" class="mt-10">
<h2 id="visits" class="mb-3">${escapeHtml(messages.visits)}</h2>
<p class="mb-4 rounded-md bg-warning-soft px-4 py-3.5 text-md">${escapeHtml(fill(messages.asOf, { moment }))}</p>
<ul class="grid gap-4">${visits.map((visit) => `<li>${card(visit, language)}</li>`).join('')}</ul>
</section>`
}

function card(visit: StoredVisit, language: Language): string {
  const messages = messagesByLanguage[language]
  const { startsAt, endsAt, timeZone, status } = visit
  const [from, to] = [startsAt, endsAt].map((instant) => formatTime(instant, timeZone, language))
  return `<article class="card p-4.5 wrap-anywhere">
<p>${statusBadge(status, language)}</p>
<h3 class="mt-2 mb-1">${escapeHtml(visit.salon)}</h3>
<p class="font-strong first-letter:uppercase">${escapeHtml(formatDay(startsAt, timeZone, language))}, ${escapeHtml(fill(messages.times, { from: from ?? '', to: to ?? '' }))}</p>
<p>${escapeHtml(visit.services[language])}</p>
<p class="mt-2 text-muted">${escapeHtml(visit.place)}</p>
${phoneLink(visit.phone)}
<p class="serif mt-1 text-xl">${escapeHtml(formatMoney(visit.totalEuros, language))}</p>
</article>`
}
