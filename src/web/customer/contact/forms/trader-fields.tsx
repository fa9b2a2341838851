import type { ComponentProps } from 'react'
import { useTranslation } from '../../../language.ts'
import { TextField } from '../../../ui/field.tsx'

interface TraderFieldsProps {
  /** The props of a field that is checked. */
  field: (
    name: 'kvkNumber' | 'vatId',
  ) => Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'label'>
  /** The props of a field that is not checked. */
  unchecked: (name: 'salonName' | 'street') => ComponentProps<'input'>
}

/** The salon's name and street, and the trader's legal details; optional. */
export function TraderFields({ field, unchecked }: TraderFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid min-w-0 gap-5 rounded-lg border border-line p-[min(1.25rem,5vw)]">
      <legend className="px-2 font-strong">
        {t('registration.trader')}{' '}
        <span className="font-normal text-subtle">({t('common.optional')})</span>
      </legend>
      <p className="text-sm text-muted">{t('registration.traderText')}</p>
      <TextField
        {...unchecked('salonName')}
        label={t('registration.salonName')}
        autoComplete="organization"
        maxLength={80}
      />
      <TextField
        {...unchecked('street')}
        label={t('registration.street')}
        autoComplete="address-line1"
        maxLength={120}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('kvkNumber')} inputMode="numeric" maxLength={20} />
        <TextField {...field('vatId')} hint={t('registration.vatIdHint')} maxLength={30} />
      </div>
    </fieldset>
  )
}
