import { useTranslation } from '../../../language.ts'
import { type ButtonStyle, buttonClasses } from '../../../ui/button.tsx'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'

/** Link to the registration, in a new tab, so that the plans stay open. */
export function TrialLink(style: ButtonStyle) {
  const { t } = useTranslation()
  return (
    <NewTabLink href="/provider-registration" className={buttonClasses(style)}>
      {t('pricing.startTrial')}
    </NewTabLink>
  )
}
