import { useTranslation } from '../../../language.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { changeCheckout } from '../../booking/booking-store.ts'
import { TermsLinks } from '../../shell/terms-links.tsx'

/** The checkbox to accept the terms, with links that open in a new tab. */
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
