import { useHasOwnSignIn } from '../../features/sign-in/session-status.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Leads to the page for the owner's own two-step sign-in, where the site has one (WORK-115). */
export function TwoStepsSection() {
  const { t } = useTranslation()
  if (!useHasOwnSignIn()) return null
  return (
    <SettingsSection title={t('settings.twoSteps.title')} lead={t('settings.twoSteps.text')}>
      <ButtonLink to="/security">{t('settings.twoSteps.link')}</ButtonLink>
    </SettingsSection>
  )
}
