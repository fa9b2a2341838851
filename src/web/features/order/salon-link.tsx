import ExternalLink from 'lucide-react/icons/external-link'
import { useWords } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'

/** A salon's page in a new tab, which it says (row ORDER-06). */
export function SalonLink({ userName, name }: { userName: string; name: string }) {
  const { t } = useWords()
  return (
    <a
      href={`/profile/${encodeURIComponent(userName)}`}
      target="_blank"
      rel="noopener"
      className="no-underline hyphens-auto hover:underline"
    >
      {name}
      <Icon of={ExternalLink} size="sm" className="-mt-0.5 ml-2 inline" />
      <span className="sr-only"> {t('common.newTab')}</span>
    </a>
  )
}
