import { useTranslation } from '../../language.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorLayout } from './error-page.tsx'

/** The 404 page (row APP-09). */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <ErrorLayout
      art="not-found"
      code="404"
      title={t('not_found.message')}
      text={t('not_found.text')}
    >
      <ButtonLink tone="primary" to="/">
        {t('not_found.search')}
      </ButtonLink>
      <ButtonLink to="/bookings">{t('not_found.bookings')}</ButtonLink>
    </ErrorLayout>
  )
}
