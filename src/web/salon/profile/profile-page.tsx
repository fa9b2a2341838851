import { useQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import ImageIcon from 'lucide-react/icons/image'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { isDescribed } from './pictures/picture-card.tsx'
import { type Picture, picturesQuery } from './pictures/pictures-query.ts'
import { PicturesSection } from './pictures/pictures-section.tsx'

/** What customers see of a salon, to change (WORK-55 to WORK-58). */
export function ProfilePage({ userName }: { userName: string }) {
  const { t } = useTranslation()
  const pictures = useQuery(picturesQuery(userName))
  const refusal = pictures.error && (pictures.error.cause as RefusalCode)
  return (
    <SalonPage title={t('salonProfile.title')}>
      {refusal && (
        <Note tone="danger" icon={CloudOff} role="alert" title={t('salonProfile.failed')}>
          <p>{t(`refusals.${refusal}`)}</p>
          <Button
            size="sm"
            className="mt-3"
            busy={pictures.isFetching && t('common.loading')}
            onClick={() => pictures.refetch()}
          >
            {t('common.retry')}
          </Button>
        </Note>
      )}
      {pictures.isPending && <Pending />}
      {pictures.data && refusal !== 'forbidden' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <PicturesSection userName={userName} pictures={pictures.data} />
          <aside className="lg:sticky lg:top-6 lg:self-start">
            <MissingDescriptions pictures={pictures.data} />
          </aside>
        </div>
      )}
    </SalonPage>
  )
}

function MissingDescriptions({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation()
  const count = pictures.filter((picture) => !isDescribed(picture)).length
  if (count === 0) return null
  return (
    <Note tone="warning" icon={ImageIcon}>
      {t('salonProfile.pictures.missing', { count })}
    </Note>
  )
}

function Pending() {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className="sr-only">
        {t('common.loading')}
      </p>
      <Skeleton className="h-96 rounded-lg" />
    </>
  )
}
