import { badgeTone, type OrderStatus } from '#domain/order/status.ts'
import { order as english } from '#messages/en/order.ts'
import { escapeHtml } from '#messages/escape-html.ts'
import { formatPhone } from '#messages/format.ts'
import type { Language } from '#messages/language.ts'
import { order as dutch } from '#messages/nl/order.ts'

const statusNames = { en: english.status, nl: dutch.status }

/** What every page of the worker is made of. */
export interface PageData {
  /** Path and query of the page that cannot be reached. */
  address: string
  language: Language
  /** Address of the style sheet, which is cached. */
  styles: string
  /** Epoch milliseconds. */
  now: number
}

/** Allows our own style sheet, fonts and images, and one script if it is named. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * A page of the worker, sent as the failure it is.
 * @param main HTML in which every text is escaped: names of salons, people and treatments are user input
 * @param script a script of ours with its hash for the policy
 */
export function htmlPage(
  { language, styles }: PageData,
  title: string,
  main: string,
  script?: { text: string; hash: string },
): Response {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(styles)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${script ? `<script>${script.text}</script>` : ''}
</head>
<body>
${main}
</body>
</html>`
  const policy = script ? `${POLICY}; script-src '${script.hash}'` : POLICY
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

/** A link that requests the page again. */
export function retryLink(address: string, label: string): string {
  return `<a href="${escapeHtml(address)}" class="inline-flex min-h-12 items-center rounded-full bg-accent px-6 font-strong text-on-accent no-underline hover:bg-accent-strong">${escapeHtml(label)}</a>`
}

/** A link that calls a number; nothing without one. */
export function phoneLink(phone: string): string {
  if (!phone) return ''
  return `<p><a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}" class="link inline-flex min-h-11 items-center">${escapeHtml(formatPhone(phone))}</a></p>`
}

/** The status of a visit in words and colour; `names` are those of a customer's pages, unless given. */
export function statusBadge(
  status: OrderStatus,
  language: Language,
  names: Readonly<Record<OrderStatus, string>> = statusNames[language],
): string {
  return `<span class="rounded-full px-2.5 py-0.75 text-xs font-strong ${BADGE_CLASSES[badgeTone(status)]}">${escapeHtml(names[status])}</span>`
}

const BADGE_CLASSES = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-surface-soft text-muted inset-ring inset-ring-line',
}
