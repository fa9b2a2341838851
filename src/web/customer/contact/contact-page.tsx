import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ContactForm as Contact } from '#domain/contact/contact-request.ts'
import { useTranslation } from '../../language.ts'
import { ContactForm } from './forms/contact-form.tsx'
import { FormPage } from './forms/form-page.tsx'
import { NoScriptNote } from './forms/no-script-note.tsx'

const ContactConfirmation = lazy(async () => ({
  default: (await import('./forms/contact-confirmation.tsx')).ContactConfirmation,
}))

/** The contact form, or the confirmation once it is sent (row FORM-01). */
export function ContactPage({ operatorEmail }: { operatorEmail: string | null }) {
  const { t } = useTranslation()
  const [sentForm, setSentForm] = useState<Contact | null>(null)
  if (sentForm)
    return (
      <Suspense>
        <ContactConfirmation form={sentForm} />
      </Suspense>
    )
  return (
    <FormPage
      title={t('contact_us.title')}
      intro={t('contact_us.intro')}
      scene="field"
      aside={<SelfServiceLinks />}
    >
      <NoScriptNote
        operatorEmail={operatorEmail}
        title={t('contact_us.withoutScript')}
        instructions={t('contact_us.mailInstead', { email: operatorEmail ?? '' })}
      />
      <ContactForm onSent={setSentForm} />
    </FormPage>
  )
}

function SelfServiceLinks() {
  const { t } = useTranslation()
  const link = 'link inline-block py-2.5'
  return (
    <>
      <h2 className="mb-2 text-xl">{t('contact_us.quicker.title')}</h2>
      <ul className="grid gap-3">
        <LinkItem text={t('contact_us.quicker.moveText')}>
          <Link to="/bookings" className={link}>
            {t('contact_us.quicker.move')}
          </Link>
        </LinkItem>
        <LinkItem text={t('contact_us.quicker.reviewText')}>
          <Link to="/bookings" className={link}>
            {t('contact_us.quicker.review')}
          </Link>
        </LinkItem>
        <LinkItem text={t('contact_us.quicker.joinText')}>
          <Link to="/provider-registration" className={link}>
            {t('shell.join')}
          </Link>
        </LinkItem>
      </ul>
    </>
  )
}

function LinkItem({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <p className="-mt-1.5 text-sm text-muted">{text}</p>
    </li>
  )
}
