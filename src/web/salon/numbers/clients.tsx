import { formatMoney } from '#messages/format.ts'
import { classes } from '../../ui/classes.ts'
import type { Numbers } from './numbers-query.ts'
import { NumbersTable } from './numbers-table.tsx'
import { percentOf, type TextContext } from './numbers-text.ts'
import { Section } from './section.tsx'

interface ClientsProps {
  clients: Numbers['clients']
  context: TextContext
}

const KINDS = ['returning', 'new'] as const
const colours = { returning: 'bg-inverse', new: 'bg-success' }

/** New and returning clients of the period. */
export function Clients({ clients, context }: ClientsProps) {
  const { t, language } = context
  const total = clients.returning.clients + clients.new.clients
  const isEmpty = total + clients.unknown.visits === 0
  return (
    <Section title={t('numbers.clients.title')}>
      {isEmpty ? (
        <p className="mt-1 text-muted">{t('numbers.clients.none')}</p>
      ) : (
        <>
          <div aria-hidden className="mt-4 mb-3 flex h-9 gap-0.75 overflow-hidden rounded-sm">
            {KINDS.map((kind) => (
              <span
                key={kind}
                className={colours[kind]}
                style={{
                  flex: clients[kind].clients,
                  display: clients[kind].clients ? '' : 'none',
                }}
              />
            ))}
          </div>
          <NumbersTable
            caption={t('numbers.clients.title')}
            columns={[
              t('numbers.clients.client'),
              t('numbers.clients.count'),
              t('numbers.clients.turnover'),
            ]}
            rows={[
              ...KINDS.map((kind) => ({
                key: kind,
                head: (
                  <span className="flex items-center gap-2">
                    <span aria-hidden className={classes('size-3 rounded-sm', colours[kind])} />
                    {t(`numbers.clients.${kind}`)}
                  </span>
                ),
                cells: [
                  t('numbers.clients.share', {
                    count: clients[kind].clients,
                    percent: percentOf(clients[kind].clients, total) ?? 0,
                  }),
                  formatMoney(clients[kind].turnover, language),
                ],
              })),
              ...unknownRow(clients, context),
            ]}
          />
        </>
      )}
    </Section>
  )
}

function unknownRow({ unknown }: Numbers['clients'], { t, language }: TextContext) {
  if (unknown.visits === 0) return []
  return [
    {
      key: 'unknown',
      head: t('numbers.clients.unknown'),
      cells: [
        t('numbers.clients.unknownVisits', { count: unknown.visits }),
        formatMoney(unknown.turnover, language),
      ],
    },
  ]
}
