import { useWords } from '../../../language.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { changeCheckout } from '../../booking/booking-store.ts'
import { NewTabLink } from '../../shell/new-tab-link.tsx'

/** What one agrees to, and where it can be read without leaving the booking. */
export function TermsConsent({ accepted }: { accepted: boolean }) {
  const { t } = useWords()
  const link = 'link inline-block max-w-full py-3 text-md wrap-anywhere'
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
      <p className="flex flex-wrap gap-x-6 sm:pl-9">
        <NewTabLink href="/terms" className={link}>
          {t('checkout.readTerms')}
        </NewTabLink>
        <NewTabLink href="/privacy" className={link}>
          {t('checkout.readPrivacy')}
        </NewTabLink>
      </p>
    </>
  )
}
