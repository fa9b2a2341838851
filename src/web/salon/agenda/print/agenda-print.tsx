import type { CSSProperties } from 'react'
import { formatDay, formatPhone, formatTime } from '#messages/format.ts'
import type { TextContext } from '../../request/request-text.ts'
import { visitState } from '../../visit/visit-state.ts'
import type { AgendaColumn, AgendaGrid, AgendaItem } from '../agenda-columns.ts'
import { waitText } from '../visit-text.tsx'
import { daySize, notesOf, weekSize } from './print-size.ts'
import { useIsPrinting } from './use-is-printing.ts'

interface AgendaPrintProps {
  /** The name of the salon. */
  salon: string
  /** The day or week, in words. */
  title: string
  grid: AgendaGrid
  isWeek: boolean
  context: TextContext
}

/** The agenda on paper: a day as rows, a week as columns, each on a page of A4 (WORK-126). */
export function AgendaPrint(props: AgendaPrintProps) {
  return useIsPrinting() ? <Sheet {...props} /> : null
}

function Sheet({ salon, title, grid, isWeek, context }: AgendaPrintProps) {
  const { t, language, timeZone, now } = context
  const { columns } = grid
  const size = isWeek ? weekSize(columns) : daySize(columns)
  const moment = `${formatDay(now, timeZone, language, 'dayMonth')}, ${formatTime(now, timeZone, language)}`
  return (
    <div
      data-sheet
      style={{ fontSize: `${size}pt`, page: isWeek ? 'across' : 'upright' } as CSSProperties}
      className="hidden leading-[1.3] print:block"
    >
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <p className="font-serif text-[14pt]">{title}</p>
        <p className="text-[8pt] text-muted">
          {salon} · {t('agenda.print.asOf', { moment })}
        </p>
      </div>
      {isWeek ? (
        <Week columns={columns} context={context} />
      ) : (
        columns.map((column) => (
          <Day
            key={column.key}
            column={column}
            heading={columns.length > 1 ? column.calendarName : null}
            context={context}
          />
        ))
      )}
    </div>
  )
}

function Day({
  column,
  heading,
  context,
}: {
  column: AgendaColumn
  heading: string | null
  context: TextContext
}) {
  const { t } = context
  return (
    <>
      {heading && <h2 className="mt-2 text-[1.2em] leading-[1.3]">{heading}</h2>}
      {column.items.length === 0 && (
        <p>{t(column.opening ? 'agenda.emptyDay' : 'agenda.closedDay')}</p>
      )}
      <ul>
        {column.items.map((item) => (
          <li key={item.id} className="border-t border-line py-[0.25em]">
            <div className="grid grid-cols-[7em_1fr_1fr] gap-x-[1em]">
              <span className="font-strong">{timeOf(item, context)}</span>
              <span>
                <b className="font-strong">{nameOf(item, context)}</b>
                {item.kind === 'visit' && <Phone phone={item.visit.customerPhone} />}
              </span>
              {item.kind === 'visit' && (
                <span>
                  {item.visit.serviceName}
                  {item.visit.customerAddress && `, ${item.visit.customerAddress}`}
                  <span className="block text-muted">
                    {[stateOf(item, context), ...waitsOf(item, context)].join(' · ')}
                  </span>
                </span>
              )}
            </div>
            <Notes item={item} className="pl-[8em]" />
          </li>
        ))}
      </ul>
    </>
  )
}

function Week({ columns, context }: { columns: readonly AgendaColumn[]; context: TextContext }) {
  const { language } = context
  return (
    <div
      style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      className="grid gap-x-[4pt]"
    >
      {columns.map(({ key, date, items }) => (
        <div key={key}>
          <h2 className="border-b border-line-strong font-sans text-[1.1em] leading-[1.3] font-strong tracking-normal">
            {formatDay(`${date}T12:00:00Z`, 'UTC', language, 'short')}
          </h2>
          <ul>
            {items.map((item) => (
              <li key={item.id} className="border-b border-line py-[0.25em] wrap-anywhere">
                <b className="font-strong">
                  {timeOf(item, context)} {nameOf(item, context)}
                </b>
                {item.kind === 'visit' && (
                  <>
                    <span className="block">
                      {[item.visit.serviceName, ...waitsOf(item, context)].join(' · ')}
                    </span>
                    <Phone phone={item.visit.customerPhone} />
                    {item.visit.customerAddress && (
                      <span className="block">{item.visit.customerAddress}</span>
                    )}
                  </>
                )}
                <Notes item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Phone({ phone }: { phone: string }) {
  return phone && <span className="block whitespace-nowrap">{formatPhone(phone)}</span>
}

function Notes({ item, className }: { item: AgendaItem; className?: string }) {
  const notes = notesOf(item)
  return notes && <p className={className}>{notes}</p>
}

function timeOf(item: AgendaItem, { t, timeZone, language }: TextContext): string {
  const { startTime, endTime } = item.kind === 'visit' ? item.visit : item.block
  return t('agenda.time', {
    start: formatTime(startTime, timeZone, language),
    end: formatTime(endTime, timeZone, language),
  })
}

function nameOf(item: AgendaItem, { t }: TextContext): string {
  return item.kind === 'visit'
    ? item.visit.customerName || t('agenda.someone')
    : item.block.reason || t('agenda.blocked')
}

function waitsOf(
  { visit }: Extract<AgendaItem, { kind: 'visit' }>,
  context: TextContext,
): string[] {
  return visit.waits.map((wait) => waitText(wait, context))
}

function stateOf(item: Extract<AgendaItem, { kind: 'visit' }>, { t, now }: TextContext): string {
  return t(`agenda.states.${visitState(item.visit, now)}`)
}
