import ExternalLink from 'lucide-react/icons/external-link'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'

/** Link to a salon's page in a new tab, with an icon that says so (row ORDER-06). */
export function ProviderLink({ userName, name }: { userName: string; name: string }) {
  return (
    <NewTabLink
      href={`/profile/${encodeURIComponent(userName)}`}
      className="no-underline hyphens-auto hover:underline"
    >
      {name}
      <Icon of={ExternalLink} size="sm" className="-mt-0.5 ml-2 inline" />
    </NewTabLink>
  )
}
