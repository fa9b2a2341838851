import type { ComponentProps, ReactNode } from 'react'
import { PROVIDER_DELIVERIES } from '#domain/delivery/delivery.ts'
import { CITIES, cityByCode } from '#domain/location/city.ts'
import type { ProfileField } from '#domain/profile/profile.ts'
import { PROFILE_LENGTHS } from '#domain/profile/profile-lengths.ts'
import { useTranslation } from '../../../language.ts'
import { Choice, ChoiceGroup } from '../../../ui/choice.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import { AddressSearch } from './address-search.tsx'
import { PointField } from './point-field.tsx'
import { ReachField } from './reach-field.tsx'
import { STACKED_CHOICE, STACKED_GROUP } from './stacked-choice.ts'
import type { ProfileForm } from './use-profile-form.ts'

/** The id of the control of a field. */
export function fieldId(field: ProfileField): string {
  return `profile-${field}`
}

/** The fields of a profile, in sections (WORK-59). */
export function ProfileFields({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  return (
    <>
      <Section title={t('salonProfile.texts.title')} lead={t('salonProfile.texts.lead')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextOf form={form} field="fullName" autoComplete="organization" />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Intro form={form} field="introNl" lang="nl" />
          <Intro form={form} field="introEn" lang="en" />
        </div>
      </Section>
      <Section title={t('salonProfile.texts.place')}>
        <Place form={form} />
      </Section>
      <Section title={t('salonProfile.texts.contact')}>
        <Contact form={form} />
      </Section>
      <Section title={t('salonProfile.texts.company')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextOf
            form={form}
            field="kvkNumber"
            isOptional
            inputMode="numeric"
            hint={t('salonProfile.hints.kvkNumber')}
          />
          <TextOf form={form} field="vatId" isOptional hint={t('salonProfile.hints.vatId')} />
        </div>
      </Section>
    </>
  )
}

function Section(props: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="text-xl">{props.title}</h2>
      {props.lead && <p className="mt-0.5 text-muted">{props.lead}</p>}
      <div className="mt-4 grid gap-4">{props.children}</div>
    </section>
  )
}

type TextName = Exclude<
  ProfileField,
  'point' | 'phones' | 'serviceAvailability' | 'servicePlaces' | 'cityCode'
>

interface TextOfProps extends Omit<ComponentProps<'input'>, 'form'> {
  form: ProfileForm
  field: TextName
  isOptional?: boolean
  hint?: ReactNode
}

function TextOf({ form, field, isOptional, ...input }: TextOfProps) {
  const { t } = useTranslation()
  return (
    <TextField
      {...input}
      {...useErrorOf(form, field)}
      label={t(`salonProfile.fields.${field}`)}
      aside={isOptional && `(${t('common.optional')})`}
      value={form.draft[field]}
      onChange={({ target }) => form.edit({ [field]: target.value })}
    />
  )
}

/** Id and error of a field, which is shown once the field was left. */
function useErrorOf({ faults, onLeave }: ProfileForm, field: ProfileField) {
  const { t } = useTranslation()
  const fault = faults[field]
  return {
    id: fieldId(field),
    error: fault && t(`salonProfile.faults.${fault}`),
    onBlur: () => onLeave(field),
  }
}

function Intro(props: { form: ProfileForm; field: 'introNl' | 'introEn'; lang: string }) {
  const { form, field, lang } = props
  const { t } = useTranslation()
  const text = form.draft[field]
  return (
    <TextAreaField
      {...useErrorOf(form, field)}
      lang={lang}
      label={t(`salonProfile.fields.${field}`)}
      hint={t('salonProfile.length', { length: text.length, most: PROFILE_LENGTHS.intro })}
      value={text}
      onChange={({ target }) => form.edit({ [field]: target.value })}
    />
  )
}

function Place({ form }: { form: ProfileForm }) {
  const { t, language } = useTranslation()
  const { draft, edit } = form
  const cityError = useErrorOf(form, 'cityCode')
  return (
    <>
      {form.knowsDistances ? (
        <AddressSearch form={form} />
      ) : (
        <p className="text-sm text-muted">{t('salonProfile.address.off')}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextOf form={form} field="street" autoComplete="street-address" />
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
          <TextOf form={form} field="postalCode" autoComplete="postal-code" />
          <SelectField
            {...cityError}
            label={t('salonProfile.fields.cityCode')}
            value={draft.cityCode}
            onChange={({ target }) => edit({ cityCode: target.value })}
          >
            {/* Without it the select would show the first city as if it were chosen. */}
            {!cityByCode(draft.cityCode) && (
              <option value={draft.cityCode} disabled>
                {t('salonProfile.goneCity')}
              </option>
            )}
            {CITIES.map(({ cityCode, name }) => (
              <option key={cityCode} value={cityCode}>
                {name[language]}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      <PointField form={form} {...useErrorOf(form, 'point')} />
      <ChoiceGroup legend={t('salonProfile.fields.serviceAvailability')} className={STACKED_GROUP}>
        {PROVIDER_DELIVERIES.toReversed().map((delivery) => (
          <Choice
            key={delivery}
            variant="segment"
            name="serviceAvailability"
            value={delivery}
            className={STACKED_CHOICE}
            checked={draft.serviceAvailability === delivery}
            onChange={() => edit({ serviceAvailability: delivery })}
          >
            {t(`salonProfile.deliveries.${delivery}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {draft.serviceAvailability !== 'SALON' && <HomeVisits form={form} />}
    </>
  )
}

/** How far a salon comes to homes, what it asks for that, and what it keeps free for the way. */
function HomeVisits({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  const amount = (field: 'minimumOrder' | 'travelFee' | 'travelFeePerKm') => (
    <TextOf form={form} field={field} inputMode="decimal" hint={t(`salonProfile.hints.${field}`)} />
  )
  const whole = (field: 'travelFeeFromKm' | 'travelMinutes') => (
    <TextOf form={form} field={field} inputMode="numeric" hint={t(`salonProfile.hints.${field}`)} />
  )
  const radius = useErrorOf(form, 'serviceRadiusKm')
  const places = useErrorOf(form, 'servicePlaces')
  const reach = places.error ? places : radius
  return (
    <>
      <ReachField form={form} {...reach} />
      <div className="grid gap-4 sm:grid-cols-2">
        {amount('minimumOrder')}
        {amount('travelFee')}
        {amount('travelFeePerKm')}
        {whole('travelFeeFromKm')}
        {whole('travelMinutes')}
        <TextOf
          form={form}
          field="travelSpeedKmh"
          isOptional
          inputMode="numeric"
          hint={t('salonProfile.hints.travelSpeedKmh')}
        />
      </div>
      <p className="text-sm text-muted">
        {t(`salonProfile.distances.${form.knowsDistances ? 'known' : 'unknown'}`)}
      </p>
    </>
  )
}

function Contact({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Phones form={form} />
      <TextOf form={form} field="email" type="email" autoComplete="email" />
      <TextOf form={form} field="website" isOptional inputMode="url" />
      <TextOf form={form} field="instagram" isOptional hint={t('salonProfile.hints.instagram')} />
      <TextOf form={form} field="facebook" isOptional hint={t('salonProfile.hints.facebook')} />
    </div>
  )
}

function Phones({ form }: { form: ProfileForm }) {
  const { t } = useTranslation()
  const { phones } = form.draft
  const { id, error, onBlur } = useErrorOf(form, 'phones')
  return phones.map((phone, index) => (
    <TextField
      // biome-ignore lint/suspicious/noArrayIndexKey: a number has no other identity than its place
      key={index}
      id={index === 0 ? id : `${id}-${index + 1}`}
      type="tel"
      autoComplete="tel"
      label={
        index === 0
          ? t('salonProfile.fields.phones')
          : t('salonProfile.otherPhone', { number: index + 1 })
      }
      aside={index > 0 && `(${t('common.optional')})`}
      error={index === 0 && error}
      onBlur={onBlur}
      value={phone}
      onChange={({ target }) => form.edit({ phones: phones.with(index, target.value) })}
    />
  ))
}
