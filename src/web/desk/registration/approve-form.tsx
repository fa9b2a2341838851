import { type FormEvent, useId } from 'react'
import { CATEGORY_KEYS, isCategoryKey } from '#domain/catalog/category.ts'
import { CITIES } from '#domain/location/city.ts'
import type { Point } from '#domain/location/distance.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import { isProviderUserName } from '#domain/registration/proposed-user-name.ts'
import { MAX_DECISION_LENGTH } from '#domain/registration/registration-status.ts'
import { visibleText } from '#domain/visible-text.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { DisabledWhileSending } from '../../ui/disabled-while-sending.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { MailPreview } from '../shell/decision-form.tsx'
import { approvalMail } from './decision-mails.ts'
import { RegistrationActFailure } from './registration-act-failure.tsx'
import type { Registration } from './registrations-query.ts'
import type { RegistrationAct } from './use-registration-act.ts'

/** What an operator fills in to approve a registration. */
export interface ApprovalDraft {
  readonly fullName: string
  readonly userName: string
  readonly street: string
  readonly cityCode: string
  readonly category: string
  readonly note: string
}

/** The draft that an approval begins with. */
export function approvalDraft({ salonName, street, proposal }: Registration): ApprovalDraft {
  const { userName, cityCode } = proposal
  return { fullName: salonName, userName, street, cityCode: cityCode ?? '', category: '', note: '' }
}

interface ApproveFormProps {
  registration: Registration
  draft: ApprovalDraft
  /** Where the operator moved the pin to; null where it was not moved. */
  point: Point | null
  act: RegistrationAct
  onChange: (draft: ApprovalDraft) => void
  onBack: () => void
  onDone: () => void
}

/** Approves a registration: what its salon is, with the mail as it will leave (DESK-045, DESK-046). */
export function ApproveForm(props: ApproveFormProps) {
  const { registration, draft, point, act, onDone } = props
  const { t } = useTranslation()
  const missingId = useId()
  const { fullName, userName, street, cityCode, category, note } = draft
  const isComplete =
    visibleText(fullName) !== '' &&
    isProviderUserName(userName) &&
    visibleText(street) !== '' &&
    cityCode !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || act.isPending) return
    const chosen = isCategoryKey(category) ? category : null
    const body = { fullName, userName, street, cityCode, category: chosen, point, note }
    const done = t('deskRegistrations.approve.done', { salon: fullName })
    act.mutate({ name: 'approveRegistration', body, done, isUndoable: true }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid gap-5">
        <DisabledWhileSending isSending={act.isPending} className="grid gap-5">
          <Fields {...props} />
        </DisabledWhileSending>
        <Effects />
        <RegistrationActFailure failure={act.isPending ? null : act.failure} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            tone={isComplete ? 'primary' : 'held-back'}
            aria-disabled={!isComplete || undefined}
            aria-describedby={isComplete ? undefined : missingId}
            busy={act.isPending && t('deskRegistrations.approve.sending')}
          >
            {t('deskRegistrations.approve.submit')}
          </Button>
          <Button tone="quiet" onClick={props.onBack} disabled={act.isPending}>
            {t('deskRegistrations.back')}
          </Button>
          {!isComplete && (
            <p id={missingId} className="text-sm text-muted">
              {t('deskRegistrations.approve.missing')}
            </p>
          )}
        </div>
      </div>
      <section aria-label={t('desk.decision.mail')} className="grid gap-4 lg:sticky lg:top-6">
        <h3 className="font-sans text-base font-strong">{t('desk.decision.mail')}</h3>
        <MailPreview {...approvalMail(registration, { salon: fullName, note }, t)} />
      </section>
    </form>
  )
}

function Fields({ draft, onChange }: Pick<ApproveFormProps, 'draft' | 'onChange'>) {
  const { t, language } = useTranslation()
  const set = (part: Partial<ApprovalDraft>) => onChange({ ...draft, ...part })
  const words = 'deskRegistrations.approve'
  return (
    <>
      <TextField
        label={t(`${words}.fullName`)}
        value={draft.fullName}
        maxLength={PROFILE_LENGTHS.fullName}
        onChange={({ target }) => set({ fullName: target.value })}
      />
      <TextField
        label={t(`${words}.userName`)}
        hint={t(`${words}.userNameHint`, { userName: draft.userName })}
        value={draft.userName}
        maxLength={63}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => set({ userName: target.value.toLowerCase() })}
      />
      <TextField
        label={t(`${words}.street`)}
        value={draft.street}
        maxLength={PROFILE_LENGTHS.street}
        onChange={({ target }) => set({ street: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t(`${words}.city`)}
          value={draft.cityCode}
          onChange={({ target }) => set({ cityCode: target.value })}
        >
          <option value="">{t('deskRegistrations.approve.choose')}</option>
          {CITIES.map(({ cityCode, name }) => (
            <option key={cityCode} value={cityCode}>
              {name[language]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t(`${words}.category`)}
          value={draft.category}
          onChange={({ target }) => set({ category: target.value })}
        >
          <option value="">{t(`${words}.noCategory`)}</option>
          {CATEGORY_KEYS.map((key) => (
            <option key={key} value={key}>
              {t(`catalog.categories.${key}.name`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label={t(`${words}.note`)}
        aside={t(`${words}.noteAside`)}
        hint={t(`${words}.noteHint`)}
        value={draft.note}
        maxLength={MAX_DECISION_LENGTH}
        onChange={({ target }) => set({ note: target.value })}
      />
    </>
  )
}

function Effects() {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="font-sans text-base font-strong">{t('deskRegistrations.approve.happens')}</h3>
      <ul className="mt-1.5 list-disc pl-5 text-md text-muted">
        {(['owner', 'hidden', 'link'] as const).map((effect) => (
          <li key={effect}>{t(`deskRegistrations.approve.effects.${effect}`)}</li>
        ))}
      </ul>
    </section>
  )
}
