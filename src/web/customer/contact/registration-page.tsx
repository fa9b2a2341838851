import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Mark } from '../../art/mark.tsx'
import { useTranslation } from '../../language.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { FormPage } from './forms/form-page.tsx'
import { NoScriptNote } from './forms/no-script-note.tsx'
import { RegistrationForm } from './forms/registration-form.tsx'

const RegistrationConfirmation = lazy(async () => ({
  default: (await import('./forms/registration-confirmation.tsx')).RegistrationConfirmation,
}))

/** The registration form for salons, or the confirmation once it is sent (rows FORM-02, FORM-03). */
export function RegistrationPage({ operatorEmail }: { operatorEmail: string | null }) {
  const { t } = useTranslation()
  const [senderName, setSenderName] = useState<string | null>(null)
  if (senderName !== null)
    return (
      <Suspense>
        <RegistrationConfirmation fullName={senderName} />
      </Suspense>
    )
  return (
    <FormPage
      title={t('registration.title')}
      intro={
        <MarkedText text={t('registration.intro')}>
          {(part) => (
            <Link to="/contact-us" className="link">
              {part}
            </Link>
          )}
        </MarkedText>
      }
      scene="bloom"
      aside={<Benefits />}
    >
      <NoScriptNote
        operatorEmail={operatorEmail}
        title={t('registration.withoutScript')}
        instructions={t('registration.mailInstead', { email: operatorEmail ?? '' })}
      />
      <RegistrationForm onSent={setSenderName} />
    </FormPage>
  )
}

function Benefits() {
  const { t } = useTranslation()
  return (
    <>
      <h2 className="mb-2.5 text-xl">{t('registration.benefits.title')}</h2>
      <ul>
        {(['bookings', 'page', 'clients'] as const).map((benefit) => (
          <li key={benefit} className="flex gap-2.5 py-1.5">
            <Mark size={16} className="mt-1 shrink-0" />
            {t(`registration.benefits.${benefit}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
