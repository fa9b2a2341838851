import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormConfirmation } from './form-confirmation.tsx'

const REDIRECT_DELAY_MS = 3000

/**
 * Confirms the registration and opens the home page after three seconds, unless the user chooses to stay (row FORM-02).
 * Replaces the history entry, so that Back does not return here.
 */
export function RegistrationConfirmation({ fullName }: { fullName: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    const timer = setTimeout(() => navigate({ to: '/', replace: true }), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isStaying, navigate])
  const [firstName = ''] = fullName.trim().split(' ')
  return (
    <FormConfirmation
      key={String(isStaying)} // the pressed button disappears: remounting moves the focus to the heading
      title={t('registration.thanks', { name: firstName })}
      text={t(isStaying ? 'registration.stayed' : 'registration.sent')}
    >
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" replace tone="primary">
          {t('registration.search')}
        </ButtonLink>
        {!isStaying && <Button onClick={() => setStaying(true)}>{t('registration.stay')}</Button>}
      </div>
    </FormConfirmation>
  )
}
