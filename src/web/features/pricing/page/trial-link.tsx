import { useTranslation } from '../../../language.ts'
import { type ButtonLook, buttonLook } from '../../../ui/button.tsx'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'

/** Link to the registration, in a new tab, so that the plans stay open. */
export function TrialLink(look: ButtonLook) {
  const { t } = useTranslation()
  return (
    <NewTabLink href="/provider-registration" className={buttonLook(look)}>
      {t('pricing.startTrial')}
    </NewTabLink>
  )
}
