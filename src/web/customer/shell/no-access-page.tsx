import { openSignIn } from '../../features/sign-in/sign-in-state.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorLayout } from './error-page.tsx'

/** The 403 page (row APP-09). */
export function NoAccessPage() {
  const { t } = useTranslation()
  return (
    <ErrorLayout
      art="no-access"
      code="403"
      title={t('errors.noAccess.title')}
      text={t('errors.noAccess.text')}
    >
      <ButtonLink tone="primary" to="/">
        {t('errors.noAccess.home')}
      </ButtonLink>
      <ButtonLink to="/bookings">{t('shell.bookings')}</ButtonLink>
      <Button onClick={() => openSignIn()}>{t('errors.noAccess.switchAccount')}</Button>
    </ErrorLayout>
  )
}
