import { useTranslation } from '../../../language.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { changeCheckout } from '../../booking/booking-store.ts'
import { TermsLinks } from '../../shell/terms-links.tsx'

/** What one agrees to, and where it can be read without leaving the booking. */
export function TermsConsent({ accepted }: { accepted: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Checkbox
        checked={accepted}
        onChange={({ currentTarget }) =>
          changeCheckout(() => ({ acceptedTerms: currentTarget.checked }))
        }
      >
        {t('checkout.terms')}
      </Checkbox>
      <TermsLinks className="sm:pl-9.5" />
    </>
  )
}
