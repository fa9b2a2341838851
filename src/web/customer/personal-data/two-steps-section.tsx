import { useHasOwnSignIn } from '../../features/sign-in/session-status.ts'
import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Leads to the page for two-step sign-in, where the site has one (WORK-115). */
export function TwoStepsSection() {
  const { t } = useTranslation()
  if (!useHasOwnSignIn()) return null
  return (
    <section aria-labelledby="two-steps" className="rounded-lg border border-line p-5 sm:p-7">
      <h2 id="two-steps" className="text-2xl">
        {t('personalData.twoSteps.title')}
      </h2>
      <p className="mt-2.5 mb-6">{t('personalData.twoSteps.text')}</p>
      <ButtonLink to="/security" className="max-sm:w-full">
        {t('personalData.twoSteps.link')}
      </ButtonLink>
    </section>
  )
}
