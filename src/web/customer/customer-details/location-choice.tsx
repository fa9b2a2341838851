import type { ComponentProps } from 'react'
import type { Cents } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import { useTranslation } from '../../language.ts'
import { Choice, ChoiceGroup, Dot } from '../../ui/choice.tsx'
import { classes } from '../../ui/classes.ts'
import { errorAttributes, FieldError } from '../../ui/field.tsx'
import { homeText } from '../booking/home-visit.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'

interface LocationChoiceProps {
  id: string
  input: ComponentProps<'input'>
  provider: ProviderInfo
  /** What the cart lacks to reach the minimum for a home visit. */
  homeShortfallCents: Cents
  error?: string | undefined
}

/** The choice of salon or home; home is disabled, with the reason, below the minimum for home visits. */
export function LocationChoice({
  id,
  input,
  provider,
  homeShortfallCents,
  error,
}: LocationChoiceProps) {
  const { t, language } = useTranslation()
  const { physicalLocation, doorstepDeliveryInfo } = provider.businessProfile
  const { minimumOrderValue } = doorstepDeliveryInfo
  const isBelowMinimum = homeShortfallCents > 0
  const range = homeText(t, doorstepDeliveryInfo, language)
  const minimum = t('customerInfo.homeMinimum', {
    minimum: formatMoney(minimumOrderValue, language),
  })
  return (
    <div>
      <ChoiceGroup legend={t('customerInfo.where')} className="grid gap-3 sm:grid-cols-2">
        <Choice
          variant="card"
          {...input}
          id={id}
          value="SALON"
          {...errorAttributes(errorId, error)}
        >
          <Dot />
          <span className="min-w-0">
            <b className="block font-strong">{t('customerInfo.atSalon')}</b>
            <span className="text-sm text-muted">{physicalLocation.address}</span>
          </span>
        </Choice>
        <Choice
          variant="card"
          {...input}
          value="DOORSTEP"
          disabled={isBelowMinimum}
          className={classes(isBelowMinimum && 'border-dashed bg-transparent')}
          {...errorAttributes(errorId, error)}
        >
          <Dot />
          <span className="min-w-0">
            <b className="block font-strong">{t('customerInfo.atHome')}</b>
            <span className="text-sm text-muted">{isBelowMinimum ? minimum : range}</span>
          </span>
        </Choice>
      </ChoiceGroup>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

const errorId = 'serviceLocation-error'
