import { badgeTone } from '#domain/order/status.ts'
import { type StoredVisit, type StoredVisits, visitsAhead } from '#domain/order/stored-visits.ts'
import { offline as english } from '#messages/en/offline.ts'
import { order as englishOrder } from '#messages/en/order.ts'
import { escapeHtml } from '#messages/escape-html.ts'
import { fill } from '#messages/fill.ts'
import { formatDay, formatMoney, formatPhone, formatTime } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { offline as dutch } from '#messages/nl/offline.ts'
import { order as dutchOrder } from '#messages/nl/order.ts'

const messagesByLanguage = {
  en: { ...english, status: englishOrder.status },
  nl: { ...dutch, status: dutchOrder.status },
}

interface OfflinePageData {
  /** Path and query of the page that cannot be reached. */
  address: string
  language: Language
  /** Address of the style sheet, which is cached. */
  styles: string
  storedVisits: StoredVisits | null
  /** Epoch milliseconds. */
  now: number
}

/** Allows our own style sheet, fonts and images; the page has no script. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page shown without a network: a message, a retry link and the user's stored upcoming visits. */
export function offlinePage(data: OfflinePageData): Response {
  return new Response(html(data), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
}

// Names of salons and treatments are user input, so every text is escaped.
function html({ address, language, styles, storedVisits, now }: OfflinePageData): string {
  const messages = messagesByLanguage[language]
  const visits = storedVisits ? visitsAhead(storedVisits, now) : []
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(messages.pageTitle)}</title>
<link rel="stylesheet" href="${escapeHtml(styles)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<main class="mx-auto w-full max-w-[37rem] px-4 py-10 sm:px-5">
<img src="/favicon.svg" alt="Bloesem" width="44" height="44">
<h1 class="mt-5 mb-2.5">${escapeHtml(messages.title)}</h1>
<p class="mb-6 text-muted">${escapeHtml(messages.text)}</p>
<a href="${escapeHtml(address)}" class="inline-flex min-h-12 items-center rounded-full bg-accent px-6 font-strong text-on-accent no-underline hover:bg-accent-strong">${escapeHtml(messages.retry)}</a>
${storedVisits && visits.length > 0 ? visitsSection(visits, storedVisits.asOf, language) : ''}
</main>
</body>
</html>`
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
<p><span class="rounded-full px-2.5 py-0.75 text-xs font-strong ${BADGE_CLASSES[badgeTone(status)]}">${escapeHtml(messages.status[status])}</span></p>
<h3 class="mt-2 mb-1">${escapeHtml(visit.salon)}</h3>
<p class="font-strong first-letter:uppercase">${escapeHtml(formatDay(startsAt, timeZone, language))}, ${escapeHtml(fill(messages.times, { from: from ?? '', to: to ?? '' }))}</p>
<p>${escapeHtml(visit.services[language])}</p>
<p class="mt-2 text-muted">${escapeHtml(visit.place)}</p>
${visit.phone && `<p><a href="tel:${escapeHtml(visit.phone.replace(/[^\d+]/g, ''))}" class="link inline-flex min-h-11 items-center">${escapeHtml(formatPhone(visit.phone))}</a></p>`}
<p class="serif mt-1 text-xl">${escapeHtml(formatMoney(visit.totalEuros, language))}</p>
</article>`
}

const BADGE_CLASSES = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-surface-soft text-muted inset-ring inset-ring-line',
}
