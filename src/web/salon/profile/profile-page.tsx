import { useQuery } from '@tanstack/react-query'
import CloudOff from 'lucide-react/icons/cloud-off'
import ExternalLink from 'lucide-react/icons/external-link'
import ImageIcon from 'lucide-react/icons/image'
import { type FormEvent, useId } from 'react'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../language.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SalonPage } from '../shell/salon-page.tsx'
import { useLeaveQuestion } from '../shell/use-leave-question.ts'
import { FormNotes } from './form/form-notes.tsx'
import { ProfileFields } from './form/profile-fields.tsx'
import { type LoadedProfile, profileQuery } from './form/profile-query.ts'
import { SaveBar } from './form/save-bar.tsx'
import { SearchCard } from './form/search-card.tsx'
import { useProfileForm } from './form/use-profile-form.ts'
import { isDescribed } from './pictures/picture-card.tsx'
import { type Picture, picturesQuery } from './pictures/pictures-query.ts'
import { PicturesSection } from './pictures/pictures-section.tsx'

/** What customers see of a salon, to change: pictures, texts and contact (WORK-55 to WORK-61). */
export function ProfilePage({ userName }: { userName: string }) {
  const { t, language } = useTranslation()
  const pictures = useQuery(picturesQuery(userName))
  const profile = useQuery({
    ...profileQuery(userName, language),
    placeholderData: (before) => before, // the form stays when the language changes
  })
  const error = profile.error ?? pictures.error
  const refusal = error && (error.cause as RefusalCode)
  const retry = () => Promise.all([pictures.refetch(), profile.refetch()])
  const isReady = pictures.data && profile.data && refusal !== 'forbidden'
  return (
    <SalonPage title={t('salonProfile.title')}>
      {refusal && (
        <Note tone="danger" icon={CloudOff} role="alert" title={t('salonProfile.failed')}>
          <p>{t(`refusals.${refusal}`)}</p>
          <Button
            size="sm"
            className="mt-3"
            busy={(pictures.isFetching || profile.isFetching) && t('common.loading')}
            onClick={retry}
          >
            {t('common.retry')}
          </Button>
        </Note>
      )}
      {(pictures.isPending || profile.isPending) && !refusal && <Pending />}
      {isReady && <Loaded userName={userName} pictures={pictures.data} profile={profile.data} />}
    </SalonPage>
  )
}

interface LoadedProps {
  userName: string
  pictures: Picture[]
  profile: LoadedProfile
}

function Loaded({ userName, pictures, profile }: LoadedProps) {
  const { t } = useTranslation()
  const form = useProfileForm(userName, profile)
  const formId = useId()
  useLeaveQuestion(form.changes > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  const cover = pictures.find(({ url }) => url !== null)?.url ?? undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 pb-20 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <NewTabLink
          href={`/profile/${userName}`}
          className={`${buttonClasses({ size: 'sm' })} justify-self-start lg:hidden`}
        >
          <Icon of={ExternalLink} size="sm" />
          {t('workspace.viewPage')}
        </NewTabLink>
        <PicturesSection userName={userName} pictures={pictures} />
        <form id={formId} noValidate onSubmit={submit} className="grid gap-7">
          <FormNotes form={form} />
          <ProfileFields form={form} />
        </form>
      </div>
      <aside className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6">
        <SearchCard userName={userName} draft={form.draft} card={profile.card} coverUrl={cover} />
        <MissingDescriptions pictures={pictures} />
      </aside>
      <SaveBar form={form} formId={formId} />
    </div>
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
