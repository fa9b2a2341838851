import { useQuery } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { ownSalonsQuery } from '../shell/own-salons.ts'
import { usePermission } from '../shell/use-permission.ts'

const NONE: [] = []

/** The salon as customers see it, and whether they do. */
export function PageCard({ userName, address }: { userName: string; address: string }) {
  const { t } = useTranslation()
  const { data: salons } = useQuery({ ...ownSalonsQuery(NONE), enabled: false })
  const mayOpen = usePermission(userName, 'manage-settings')
  const salon = salons.find((each) => each.userName === userName.toLowerCase())
  if (!salon) return null
  const { isActive, fullName } = salon
  return (
    <aside aria-label={t('checklist.page.label')} className="card overflow-hidden">
      <CoverPicture eager userName={userName} className="aspect-video w-full object-cover" />
      <div className="p-4.5">
        <Badge tone={isActive ? 'success' : 'warning'} className="whitespace-normal! wrap-anywhere">
          {!isActive && <Icon of={EyeOff} size="sm" />}
          {t(isActive ? 'checklist.page.visible' : 'checklist.page.paused')}
        </Badge>
        <h2 className="mt-2 text-xl wrap-anywhere">{fullName}</h2>
        <p className="text-md text-muted">{address}</p>
        <p className="mt-3 mb-4 text-md">
          {t(isActive ? 'checklist.page.visibleText' : 'checklist.page.pausedText')}
        </p>
        {isActive ? (
          <NewTabLink
            href={`/profile/${userName}`}
            className={buttonClasses({ size: 'sm', full: true })}
          >
            {t('checklist.page.view')}
          </NewTabLink>
        ) : (
          mayOpen && (
            <ButtonLink
              full
              size="sm"
              to="/salon/$userName/settings"
              params={{ userName }}
              hash="pause"
            >
              {t('checklist.page.open')}
            </ButtonLink>
          )
        )}
      </div>
    </aside>
  )
}
