import { useState } from 'react'
import { MAX_PICTURE_DESCRIPTION_LENGTH } from '#domain/picture/picture.ts'
import { useTranslation } from '../../../language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DisabledWhileSending } from '../../../ui/disabled-while-sending.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FailureNote } from '../../../ui/note.tsx'
import { Picture as PictureImage } from '../../../ui/picture.tsx'
import { useLeaveQuestion } from '../../shell/use-leave-question.ts'
import { type Descriptions, type Picture, refusalOf, useDescribePicture } from './pictures-query.ts'

interface DescribeDialogProps {
  userName: string
  picture: Picture
  onClose: () => void
}

/**
 * Asks what a picture shows, in both languages (WORK-58). What was not changed is not sent: a colleague may have written it
 * since it was read (WORK-275).
 */
export function DescribeDialog({ userName, picture, onClose }: DescribeDialogProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Partial<Descriptions>>({})
  const { descriptionNl, descriptionEn } = { ...picture, ...typed }
  const { mutate, isPending, error } = useDescribePicture(userName, picture.pictureId)
  const { mayClose } = useLeaveQuestion(
    descriptionNl !== picture.descriptionNl || descriptionEn !== picture.descriptionEn,
  )
  const leave = () => mayClose() && onClose()
  const save = () => mutate(typed, { onSuccess: onClose })
  return (
    <Dialog
      title={t('salonProfile.describing.title')}
      closeLabel={t('salonProfile.describing.leave')}
      isLocked={isPending}
      onClose={leave}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) save()
        }}
      >
        {picture.url && (
          <PictureImage
            src={picture.url}
            sizes="(min-width: 640px) 31.5rem, 100vw"
            alt=""
            className="mt-3 aspect-[8/5] w-full rounded-lg bg-surface-accent object-cover"
          />
        )}
        <p className="mt-4 mb-4 text-muted">{t('salonProfile.describing.lead')}</p>
        <DisabledWhileSending isSending={isPending} className="grid gap-4">
          <TextField
            label={t('salonProfile.describing.nl')}
            lang="nl"
            maxLength={MAX_PICTURE_DESCRIPTION_LENGTH}
            placeholder={t('salonProfile.describing.example.nl')}
            value={descriptionNl}
            onChange={({ target }) => setTyped({ ...typed, descriptionNl: target.value })}
          />
          <TextField
            label={t('salonProfile.describing.en')}
            lang="en"
            maxLength={MAX_PICTURE_DESCRIPTION_LENGTH}
            placeholder={t('salonProfile.describing.example.en')}
            value={descriptionEn}
            onChange={({ target }) => setTyped({ ...typed, descriptionEn: target.value })}
          />
        </DisabledWhileSending>
        {error && (
          <div className="mt-4">
            <FailureNote title={t('salonProfile.pictures.notSaved')}>
              {t(`refusals.${refusalOf(error)}`)}
            </FailureNote>
          </div>
        )}
        <div className="mt-5.5 grid gap-2.5">
          <Button
            full
            type="submit"
            tone="primary"
            busy={isPending && t('salonProfile.describing.saving')}
          >
            {t('salonProfile.describing.save')}
          </Button>
          <Button full tone="quiet" onClick={leave} disabled={isPending}>
            {t('salonProfile.describing.leave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
