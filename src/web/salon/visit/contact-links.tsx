import { Link } from '@tanstack/react-router'
import MessageSquare from 'lucide-react/icons/message-square-text'
import Phone from 'lucide-react/icons/phone'
import User from 'lucide-react/icons/user'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Visit } from './visit-query.ts'

const tile =
  'grid min-h-16 grow basis-0 place-items-center content-center gap-1 rounded-lg border border-line-strong px-2 text-sm font-strong text-text no-underline hover:bg-surface-soft'

/** Calls or writes to the client of a visit, and leads to their card (WORK-165). */
export function ContactLinks({ userName, visit }: { userName: string; visit: Visit }) {
  const { t } = useTranslation()
  const { customerPhone, customerEmail, clientId } = visit
  const name = visit.customerName || t('agenda.someone')
  if (!customerPhone && !customerEmail && !clientId) return null
  return (
    <div className="flex gap-2">
      {customerPhone && (
        <a
          href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={t('agenda.contact.callWho', { name })}
          className={tile}
        >
          <Icon of={Phone} />
          {t('agenda.contact.call')}
        </a>
      )}
      {customerEmail && (
        <a
          href={`mailto:${encodeURIComponent(customerEmail)}`}
          aria-label={t('agenda.contact.writeWho', { name })}
          className={tile}
        >
          <Icon of={MessageSquare} />
          {t('agenda.contact.write')}
        </a>
      )}
      {clientId && (
        <Link
          to="/salon/$userName/clients/$clientId"
          params={{ userName, clientId }}
          aria-label={t('agenda.contact.cardWho', { name })}
          className={tile}
        >
          <Icon of={User} />
          {t('agenda.contact.card')}
        </Link>
      )}
    </div>
  )
}
