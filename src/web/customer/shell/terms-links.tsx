import { useTranslation } from '../../language.ts'
import { classes } from '../../ui/classes.ts'
import { NewTabLink } from '../../ui/new-tab-link.tsx'

/** Links to terms and privacy statement, in a new tab, so that a form stays open. */
export function TermsLinks(props: { terms?: '/terms' | '/terms-conditions'; className?: string }) {
  const { t } = useTranslation()
  const link = 'link inline-block max-w-full py-3 text-md wrap-anywhere'
  return (
    <p className={classes('flex flex-wrap gap-x-6', props.className)}>
      <NewTabLink href={props.terms ?? '/terms'} className={link}>
        {t('checkout.readTerms')}
      </NewTabLink>
      <NewTabLink href="/privacy" className={link}>
        {t('checkout.readPrivacy')}
      </NewTabLink>
    </p>
  )
}
