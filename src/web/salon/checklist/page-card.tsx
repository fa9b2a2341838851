import { useQuery } from '@tanstack/react-query'
import EyeOff from 'lucide-react/icons/eye-off'
import type { RefusalCode } from '#domain/refusal.ts'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { FailureNote } from '../../ui/note.tsx'
import { ownSalonsQuery } from '../shell/own-salons.ts'
import { usePermission } from '../shell/use-permission.ts'
import { useShowPage } from './use-show-page.ts'

const NONE: [] = []

/** The salon as customers see it, and whether they do. */
export function PageCard({ userName, address }: { userName: string; address: string }) {
  const { t } = useTranslation()
  const { data: salons } = useQuery({ ...ownSalonsQuery(NONE), enabled: false })
  const mayOpen = usePermission(userName, 'manage-settings')
  const { mutate, isPending, error } = useShowPage(userName)
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
            <Button
              full
              size="sm"
              tone="primary"
              busy={isPending && t('checklist.page.opening')}
              onClick={() => mutate()}
            >
              {t('checklist.page.open')}
            </Button>
          )
        )}
        {error && !isPending && (
          <div className="mt-3">
            <FailureNote title={t('checklist.page.notOpened')}>
              {t(`refusals.${error.cause as RefusalCode}`)}
            </FailureNote>
          </div>
        )}
      </div>
    </aside>
  )
}
