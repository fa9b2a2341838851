import type { ContactForm } from '#domain/contact/contact-request.ts'
import { useTranslation } from '../../../language.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormConfirmation } from './form-confirmation.tsx'

/** Replaces the contact form after it was sent (row FORM-01). */
export function ContactConfirmation({ form }: { form: ContactForm }) {
  const { t } = useTranslation()
  const [firstName = ''] = form.name.trim().split(' ')
  return (
    <FormConfirmation
      title={t('contact_us.thanks', { name: firstName })}
      text={t('contact_us.success_message', { email: form.email.trim() })}
    >
      <ButtonLink to="/" tone="primary" className="mt-6">
        {t('contact_us.search')}
      </ButtonLink>
    </FormConfirmation>
  )
}
