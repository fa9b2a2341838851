import Store from 'lucide-react/icons/store'
import { useTranslation } from '../../../language.ts'
import { Note } from '../../../ui/note.tsx'
import type { Operator } from '../load-legal.ts'

/** The operator's legal details; the texts call the operator "we". */
export function OperatorNote({ operator }: { operator: Operator | null }) {
  const { t } = useTranslation()
  if (!operator) return null
  const { name, address, email, kvkNumber, vatId } = operator
  if (!name) {
    return (
      <Note tone="warning" icon={Store} title={t('legal.operator')}>
        {t('legal.operatorUnknown')}
      </Note>
    )
  }
  const details = [
    name,
    address,
    kvkNumber && t('legal.kvk', { number: kvkNumber }),
    vatId && t('legal.vat', { number: vatId }),
  ]
  return (
    <Note tone="info" icon={Store} title={t('legal.operator')}>
      <p>{details.filter(Boolean).join(' · ')}</p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Note>
  )
}
