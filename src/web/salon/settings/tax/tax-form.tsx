import { type FormEvent, useState } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { DUTCH_ZONE } from '#domain/schedule/dutch-zone.ts'
import {
  isRequiredTaxField,
  SELLER_KINDS,
  type SellerKind,
  type TaxDetails,
  type TaxFault,
  type TaxField,
  taxFaults,
  taxFieldsOf,
} from '#domain/tax-details/tax-details.ts'
import { dayIn } from '#messages/format.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice, ChoiceGroup, Dot } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { changesSinceSent } from '../../shell/changes-since-sent.ts'
import { useLeaveQuestion } from '../../shell/use-leave-question.ts'
import type { LoadedTaxDetails } from './tax-query.ts'
import { useSaveTaxDetails } from './use-save-tax-details.ts'

type Faults = ReturnType<typeof taxFaults>

/** What was typed over the details that are saved; a BSN that was saved is not told, and stays while its field is empty. */
export function TaxForm({ userName, loaded }: { userName: string; loaded: LoadedTaxDetails }) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState<Partial<TaxDetails>>({})
  const [faults, setFaults] = useState<Faults>({})
  const save = useSaveTaxDetails(userName)
  const draft: TaxDetails = { ...loaded.details, taxNumber: '', ...edits }
  const { kind } = draft
  useLeaveQuestion(isChanged(edits, loaded.details))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const found = taxFaults(draft, dayIn(DUTCH_ZONE, Date.now()))
    setFaults(found)
    const [first] = taxFieldsOf(kind).filter((field) => found[field])
    if (first) {
      const input = event.currentTarget.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
      return
    }
    const taxNumber = draft.taxNumber.trim() || null
    const body = { ...draft, taxNumber, version: loaded.version }
    save.mutate(body, { onSuccess: () => setEdits((now) => changesSinceSent(now, edits)) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5 sm:max-w-120">
      <Missing loaded={loaded} />
      <KindChoice kind={kind} onChange={(chosen) => setEdits({ ...edits, kind: chosen })} />
      {taxFieldsOf(kind).map((field) => (
        <TaxTextField
          key={field}
          field={field}
          kind={kind}
          value={draft[field]}
          fault={faults[field]}
          savedEnding={kind === loaded.details.kind ? loaded.taxNumberEnding : null}
          onChange={(text) => setEdits({ ...edits, [field]: text })}
        />
      ))}
      {save.error && (
        <FailureNote title={t('settings.tax.notSaved')}>
          {t(`refusals.${save.error.cause as RefusalCode}`)}
        </FailureNote>
      )}
      <div>
        <Button type="submit" tone="primary" busy={save.isPending && t('settings.tax.saving')}>
          {t('settings.tax.save')}
        </Button>
        <p className="mt-3 text-sm text-muted">{t('settings.tax.kept')}</p>
      </div>
    </form>
  )
}

function isChanged(edits: Partial<TaxDetails>, saved: LoadedTaxDetails['details']): boolean {
  const before: Partial<TaxDetails> = { ...saved, taxNumber: '' }
  return Object.entries(edits).some(([field, text]) => text !== before[field as keyof TaxDetails])
}

function Missing({ loaded: { details, missing } }: { loaded: LoadedTaxDetails }) {
  const { t } = useTranslation()
  const names = missing.map((field) => labelOf(field, details.kind, t))
  return (
    <p role="status" className="font-strong">
      {names.length === 0
        ? t('settings.tax.complete')
        : t('settings.tax.missing', { fields: names.join(', ') })}
    </p>
  )
}

function KindChoice(props: { kind: SellerKind; onChange: (kind: SellerKind) => void }) {
  const { t } = useTranslation()
  return (
    <ChoiceGroup legend={t('settings.tax.kind')} className="grid gap-2.5">
      {SELLER_KINDS.map((kind) => (
        <Choice
          key={kind}
          variant="card"
          name="seller-kind"
          value={kind}
          checked={kind === props.kind}
          onChange={() => props.onChange(kind)}
        >
          <Dot />
          <span>
            <span className="block font-strong">{t(`settings.tax.kinds.${kind}`)}</span>
            <span className="block text-sm text-muted">{t(`settings.tax.kindHints.${kind}`)}</span>
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

interface TaxTextFieldProps {
  field: TaxField
  kind: SellerKind
  value: string
  fault: TaxFault | undefined
  /** The end of the BSN or RSIN that is saved. */
  savedEnding: string | null
  onChange: (text: string) => void
}

function TaxTextField({ field, kind, value, fault, savedEnding, onChange }: TaxTextFieldProps) {
  const { t } = useTranslation()
  const hint =
    field === 'taxNumber' && savedEnding !== null
      ? t('settings.tax.saved', { ending: savedEnding })
      : field === 'iban' && t('settings.tax.ibanHint')
  return (
    <TextField
      name={field}
      type={field === 'birthDate' ? 'date' : 'text'}
      inputMode={field === 'taxNumber' || field === 'kvkNumber' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={200}
      label={labelOf(field, kind, t)}
      aside={!isRequiredTaxField(kind, field) && t('settings.tax.optional')}
      hint={hint}
      error={fault && t(`settings.tax.faults.${fault}`)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function labelOf(
  field: TaxField,
  kind: SellerKind,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  return field === 'name' || field === 'street' || field === 'taxNumber'
    ? t(`settings.tax.labels.${kind}.${field}`)
    : t(`settings.tax.fields.${field}`)
}
