import { useTranslation } from '../../../language.ts'
import { NewTabLink } from '../../../ui/new-tab-link.tsx'
import { Column } from '../../../ui/page.tsx'

/** Terms on an external page, in a frame; the link is for sites that refuse frames. */
export function ExternalTerms({ url }: { url: string }) {
  const { t } = useTranslation()
  return (
    <Column className="flex grow flex-col gap-4 pt-8 pb-10">
      <h1>{t('legal.elsewhere')}</h1>
      <p>
        <NewTabLink href={url}>{t('legal.elsewhereLink')}</NewTabLink>
      </p>
      <iframe
        src={url}
        title={t('legal.elsewhere')}
        sandbox="allow-same-origin allow-popups"
        className="card min-h-[70vh] w-full grow"
      />
    </Column>
  )
}
