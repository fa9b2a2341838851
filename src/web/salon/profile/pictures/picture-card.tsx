import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Hourglass from 'lucide-react/icons/hourglass'
import ImageOff from 'lucide-react/icons/image-off'
import Trash2 from 'lucide-react/icons/trash-2'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type DragEvent, useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture as PictureImage } from '../../../ui/picture.tsx'
import type { PictureDialogKind } from './picture-dialog.tsx'
import { usePictureName } from './picture-name.ts'
import type { Picture } from './pictures-query.ts'

interface PictureCardProps {
  picture: Picture
  index: number
  count: number
  /** Moves a picture, which may be another one that was dropped here, to an index. */
  onMove: (pictureId: string, index: number) => void
  onOpen: (kind: PictureDialogKind) => void
}

/** A picture with its place in the order, its description and what can be done with it. */
export function PictureCard({ picture, index, count, onMove, onOpen }: PictureCardProps) {
  const { t } = useTranslation()
  const drag = useDrag(picture.pictureId, (pictureId) => onMove(pictureId, index))
  const { number, name } = usePictureName(index)
  const move = (to: number) => onMove(picture.pictureId, to)
  return (
    <li
      {...drag.handlers}
      data-picture={picture.pictureId}
      className={classes(
        'card flex overflow-hidden sm:flex-col',
        drag.isOver && 'ring-2 ring-focus',
      )}
    >
      <Preview picture={picture} />
      <div className="flex min-w-0 grow flex-col px-3 pt-1 pb-1 sm:px-4 sm:pb-2">
        <div className="-mr-2 flex flex-wrap items-center justify-between">
          <p className="text-sm font-strong" aria-hidden>
            {number}
          </p>
          <div className="flex flex-wrap justify-end">
            <IconButton
              bare
              icon={ArrowLeft}
              label={t('salonProfile.pictures.forward', { picture: name })}
              data-move="forward"
              aria-disabled={index === 0}
              className="aria-disabled:text-subtle"
              onClick={() => move(index - 1)}
            />
            <IconButton
              bare
              icon={ArrowRight}
              label={t('salonProfile.pictures.backward', { picture: name })}
              data-move="backward"
              aria-disabled={index === count - 1}
              className="aria-disabled:text-subtle"
              onClick={() => move(index + 1)}
            />
            <IconButton
              bare
              icon={Trash2}
              label={t('salonProfile.pictures.remove', { picture: name })}
              onClick={() => onOpen('remove')}
            />
          </div>
        </div>
        <Description picture={picture} />
        <div className="mt-auto flex flex-wrap gap-x-4">
          <CardAction
            action={t(`salonProfile.pictures.${isDescribed(picture) ? 'change' : 'describe'}`)}
            picture={name}
            onClick={() => onOpen('describe')}
          />
          {index > 0 && (
            <CardAction
              action={t('salonProfile.pictures.makeCover')}
              picture={name}
              data-move="cover"
              onClick={() => move(0)}
            />
          )}
        </div>
      </div>
    </li>
  )
}

function CardAction(props: {
  action: string
  picture: string
  'data-move'?: string
  onClick: () => void
}) {
  const { t } = useTranslation()
  const { action, picture } = props
  return (
    <button
      type="button"
      data-move={props['data-move']}
      className="link min-h-11 min-w-11 text-left text-sm"
      aria-label={t('salonProfile.pictures.of', { action, picture })}
      onClick={props.onClick}
    >
      {action}
    </button>
  )
}

// Beside the text on phones, above it elsewhere.
const previewClasses =
  'shrink-0 bg-surface-accent object-cover max-sm:w-[min(7rem,26vw)] sm:aspect-[8/5] sm:w-full'

function Preview({ picture }: { picture: Picture }) {
  if (picture.url) {
    return (
      <PictureImage
        src={picture.url}
        sizes="16rem"
        alt=""
        draggable={false}
        className={previewClasses}
      />
    )
  }
  return (
    <div className={classes('grid place-items-center text-muted', previewClasses)}>
      <Icon of={picture.state === 'failed' ? ImageOff : Hourglass} size="lg" />
    </div>
  )
}

function Description({ picture }: { picture: Picture }) {
  const { t, language } = useTranslation()
  const { descriptionNl, descriptionEn, state } = picture
  if (state === 'failed') {
    return (
      <p className="text-sm text-danger">
        <span className="block font-strong">{t('salonProfile.pictures.unreadable')}</span>
        {t('salonProfile.pictures.unreadableHint')}
      </p>
    )
  }
  const shown = language === 'nl' ? descriptionNl || descriptionEn : descriptionEn || descriptionNl
  const missing = descriptionNl ? 'en' : 'nl'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-muted">
      {state === 'processing' && (
        <p>
          <span className="block font-strong text-text">
            {t('salonProfile.pictures.processing')}
          </span>
          {t('salonProfile.pictures.processingHint')}
        </p>
      )}
      {shown && (
        <p lang={shown === descriptionNl ? 'nl' : 'en'} className="wrap-anywhere">
          “{shown}”
        </p>
      )}
      {!isDescribed(picture) && (
        <p className="flex gap-1.5 font-strong text-warning hyphens-auto wrap-anywhere">
          <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
          <span className="min-w-0">
            {shown
              ? t(`salonProfile.pictures.halfDescribed.${missing}`)
              : t('salonProfile.pictures.undescribed')}
          </span>
        </p>
      )}
    </div>
  )
}

/** Whether a picture has a description in both languages. */
export function isDescribed({ descriptionNl, descriptionEn }: Picture): boolean {
  return descriptionNl !== '' && descriptionEn !== ''
}

const DRAG_TYPE = 'application/x-bloesem-picture'

/** Makes a card draggable, and takes the card that is dropped on it. */
function useDrag(pictureId: string, onDropped: (pictureId: string) => void) {
  const [isOver, setIsOver] = useState(false)
  const isPicture = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAG_TYPE)
  const handlers = {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(DRAG_TYPE, pictureId)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!isPicture(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      if (!isPicture(event)) return
      event.preventDefault()
      onDropped(event.dataTransfer.getData(DRAG_TYPE))
    },
  }
  return { isOver, handlers }
}
