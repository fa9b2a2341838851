import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language.ts'
import { DropCard } from './drop-card.tsx'
import { PictureCard } from './picture-card.tsx'
import { PictureDialog, type PictureDialogKind } from './picture-dialog.tsx'
import { withPictureMoved } from './picture-order.ts'
import { type Picture, useOrderPictures } from './pictures-query.ts'
import { UploadCard } from './upload-card.tsx'
import { useUploads } from './use-uploads.ts'

interface PicturesSectionProps {
  userName: string
  pictures: Picture[]
}

/** The pictures of a salon: uploaded by file, camera, paste or drop, and ordered by arrows or dragging (WORK-55, WORK-57). */
export function PicturesSection({ userName, pictures }: PicturesSectionProps) {
  const { t } = useTranslation()
  const { uploads, add, stop, retry } = useUploads(userName)
  const { announcement, onMove, list } = useMoves(userName, pictures)
  const [open, setOpen] = useState<{ pictureId: string; kind: PictureDialogKind } | null>(null)
  const openIndex = pictures.findIndex(({ pictureId }) => pictureId === open?.pictureId)
  const openPicture = pictures[openIndex]
  useFilesFromElsewhere(add)
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="text-xl">
        {t('salonProfile.pictures.title')}
      </h2>
      <p className="mt-0.5 mb-4 text-muted">
        {pictures.length > 0 ? t('salonProfile.pictures.lead') : t('salonProfile.pictures.none')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul
        ref={list}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]"
      >
        {pictures.map((picture, index) => (
          <PictureCard
            key={picture.pictureId}
            picture={picture}
            index={index}
            count={pictures.length}
            onMove={onMove}
            onOpen={(kind) => setOpen({ pictureId: picture.pictureId, kind })}
          />
        ))}
        {uploads.map((upload) => (
          <UploadCard
            key={upload.id}
            upload={upload}
            onStop={() => stop(upload.id)}
            onRetry={() => retry(upload.id)}
          />
        ))}
        <DropCard onFiles={add} />
      </ul>
      {open && openPicture && (
        <PictureDialog
          key={open.pictureId}
          userName={userName}
          kind={open.kind}
          picture={openPicture}
          index={openIndex}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

/**
 * Moves pictures, announces where one is now, and keeps the focus on the button that moved it. The cover has no button that
 * makes it the cover: its arrow has the focus then (WORK-293).
 */
function useMoves(userName: string, pictures: Picture[]) {
  const { t } = useTranslation()
  const { mutate } = useOrderPictures(userName)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef<{ pictureId: string; move: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what moves buttons
  useEffect(() => {
    const { current } = focused
    focused.current = null
    if (!current) return
    const card = `[data-picture="${current.pictureId}"]`
    const button = (move: string) =>
      list.current?.querySelector<HTMLElement>(`${card} [data-move="${move}"]`)
    const target = button(current.move) ?? button('backward')
    target?.focus()
  }, [pictures])
  const onMove = (pictureId: string, to: number) => {
    const from = pictures.findIndex((picture) => picture.pictureId === pictureId)
    const moved = withPictureMoved(pictures, pictureId, to)
    if (moved === pictures) return
    const move = document.activeElement?.getAttribute('data-move')
    if (move) focused.current = { pictureId, move }
    const count = pictures.length
    const picture = t('salonProfile.pictures.number', { number: from + 1 })
    setAnnouncement(t('salonProfile.pictures.moved', { picture, number: to + 1, count }))
    mutate(moved)
  }
  return { announcement, onMove, list }
}

/** Takes pictures that are pasted or dropped anywhere on the page. */
function useFilesFromElsewhere(add: (files: readonly File[]) => void): void {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData, event)
    const onDrop = (event: DragEvent) => take(event.dataTransfer, event)
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const take = (data: DataTransfer | null, event: Event) => {
      const files = [...(data?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    document.addEventListener('drop', onDrop)
    document.addEventListener('dragover', onDragOver)
    return () => {
      document.removeEventListener('paste', onPaste)
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('dragover', onDragOver)
    }
  }, [])
}
