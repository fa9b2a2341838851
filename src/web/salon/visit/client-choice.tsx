import X from 'lucide-react/icons/x'
import { formatPhone } from '#messages/format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextContext } from '../request/request-text.ts'
import { ClientSearch } from './client-search.tsx'
import type { ClientSummary } from './client-search-query.ts'

/** Who a visit is for: a client of the salon, a new one, or somebody without a name. */
export type ChosenClient =
  | { readonly kind: 'client'; readonly client: Pick<ClientSummary, 'clientId' | 'name' | 'phone'> }
  | { readonly kind: 'new'; readonly name: string; readonly phone: string; readonly email: string }
  | { readonly kind: 'nobody' }

interface ClientChoiceProps {
  userName: string
  context: TextContext
  chosen: ChosenClient | null
  error: string | false
  onChoose: (chosen: ChosenClient | null) => void
}

/** Finds a client by name or number, or adds one (WORK-14). */
export function ClientChoice(props: ClientChoiceProps) {
  const { chosen, context, onChoose } = props
  const { t } = context
  if (chosen?.kind === 'client') {
    return (
      <ChosenRow
        label={t('agenda.new.who')}
        text={[chosen.client.name, chosen.client.phone && formatPhone(chosen.client.phone)]}
        undoLabel={t('agenda.new.otherClient')}
        onUndo={() => onChoose(null)}
      />
    )
  }
  if (chosen?.kind === 'new') return <NewClientFields {...props} chosen={chosen} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {chosen === null && (
        <ClientSearch
          {...props}
          onClient={(client) => onChoose({ kind: 'client', client })}
          onNew={(name) => onChoose({ kind: 'new', name, phone: '', email: '' })}
        />
      )}
      <Checkbox
        checked={chosen?.kind === 'nobody'}
        onChange={({ target }) => onChoose(target.checked ? { kind: 'nobody' } : null)}
      >
        {t('agenda.new.walkIn')}
      </Checkbox>
    </div>
  )
}

interface ChosenRowProps {
  label: string
  text: readonly (string | false)[]
  undoLabel: string
  onUndo: () => void
}

function ChosenRow({ label, text, undoLabel, onUndo }: ChosenRowProps) {
  return (
    <div>
      <p className="mb-1.5 font-strong">{label}</p>
      <p className="flex min-h-12 items-center justify-between gap-3 rounded-md border border-accent bg-surface-accent py-1 pr-1 pl-4">
        <span className="min-w-0 wrap-anywhere">{text.filter(Boolean).join(' · ')}</span>
        <Button size="sm" tone="quiet" aria-label={undoLabel} title={undoLabel} onClick={onUndo}>
          <Icon of={X} size="sm" />
        </Button>
      </p>
    </div>
  )
}

function NewClientFields({
  chosen,
  context: { t },
  error,
  onChoose,
}: ClientChoiceProps & { chosen: Extract<ChosenClient, { kind: 'new' }> }) {
  const set = (field: 'name' | 'phone' | 'email') => (event: { target: { value: string } }) =>
    onChoose({ ...chosen, [field]: event.target.value })
  const optional = `(${t('common.optional')})`
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-strong">{t('agenda.new.newClient')}</legend>
      <TextField
        label={t('agenda.new.name')}
        maxLength={120}
        value={chosen.name}
        error={error}
        onChange={set('name')}
      />
      <TextField
        type="tel"
        label={t('agenda.new.phone')}
        aside={optional}
        maxLength={30}
        value={chosen.phone}
        onChange={set('phone')}
      />
      <TextField
        type="email"
        label={t('agenda.new.email')}
        aside={optional}
        maxLength={254}
        value={chosen.email}
        onChange={set('email')}
      />
      <Button size="sm" tone="quiet" className="justify-self-start" onClick={() => onChoose(null)}>
        {t('agenda.new.otherClient')}
      </Button>
    </fieldset>
  )
}
