import { useTranslation } from '../../../language.ts'
import { type ButtonLook, buttonLook } from '../../../ui/button.tsx'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'

/** To the registration, beside this page: who compares plans keeps them in sight. */
export function TrialLink(look: ButtonLook) {
  const { t } = useTranslation()
  return (
    <NewTabLink href="/provider-registration" className={buttonLook(look)}>
      {t('pricing.startTrial')}
    </NewTabLink>
  )
}
