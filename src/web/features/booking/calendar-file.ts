import type { CompletedOrder } from './completed-order.ts'

type Visit = Pick<
  CompletedOrder,
  'orderId' | 'startTime' | 'endTime' | 'serviceName' | 'providerName' | 'place'
>

/**
 * The visit as an iCalendar file (RFC 5545) in a `data:` address. Its UID is the one of the mail, so
 * that a calendar that takes both has one visit.
 * @param host name of the site, the right side of the UID
 * @param now epoch ms
 */
export function calendarFile(order: Visit, host: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bloesem//Bloesem//EN',
    'BEGIN:VEVENT',
    `UID:order-${order.orderId}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(order.startTime)}`,
    `DTEND:${utc(order.endTime)}`,
    `SUMMARY:${escaped(`${order.serviceName}, ${order.providerName}`)}`,
    `LOCATION:${escaped(order.place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`
}

/** '20261124T123000Z' */
function utc(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Lines hold at most 75 bytes; what follows goes on after a space. 70 characters leave room for accents. */
function folded(line: string): string {
  return line.match(/.{1,70}/gu)?.join('\r\n ') ?? ''
}
