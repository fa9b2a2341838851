import { useRef, useState } from 'react'
import { MAX_PICTURE_BYTES, PICTURE_MEDIA_TYPES } from '#domain/picture/picture.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { useTranslation } from '../../../language.ts'
import { showToast } from '../../../ui/toast.tsx'
import { isHeic } from './heic.ts'
import { useReadPictures } from './pictures-query.ts'
import { sendPicture } from './send-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picture on its way to the server. */
export interface Upload {
  readonly id: number
  readonly name: string
  readonly file: File
  readonly sentBytes: number
  /** Of what is sent, which may be smaller than the file. */
  readonly totalBytes: number
  readonly state: 'waiting' | 'sending' | 'failed'
  readonly refusal?: RefusalCode | LocalRefusal
}

type LocalRefusal = 'file-too-large' | 'heic'

interface Uploads {
  readonly uploads: readonly Upload[]
  add(files: readonly File[]): void
  /** Stops an upload, or gives up on one that failed. */
  stop(id: number): void
  retry(id: number): void
}

/** The uploads of a salon, sent one after another (WORK-55). One that arrived leaves the list for the pictures. */
export function useUploads(userName: string): Uploads {
  const { t } = useTranslation()
  const read = useReadPictures(userName)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const turn = useRef(Promise.resolve())
  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const drop = (id: number) => setUploads((before) => before.filter((each) => each.id !== id))

  const send = async ({ id, name, file }: Upload) => {
    const { signal } = controllerOf(stops.current, id)
    if (signal.aborted) return
    const smaller = await shrinkPicture(file)
    change(id, { state: 'sending', sentBytes: 0, totalBytes: smaller.size })
    const onProgress = (sentBytes: number) => change(id, { sentBytes })
    const sent = await sendPicture({ userName, file: smaller, signal, onProgress })
    if (!sent.ok) {
      if (sent.refusal !== 'stopped') change(id, { state: 'failed', refusal: sent.refusal })
      return
    }
    await read()
    drop(id)
    showToast('success', t('salonProfile.uploading.arrived', { name }))
  }
  const enqueue = (upload: Upload) => {
    turn.current = turn.current.then(() => send(upload))
  }
  return {
    uploads,
    add: (files) => {
      const added = files.map((file) => newUpload(file, t('salonProfile.uploading.pasted')))
      setUploads((before) => [...before, ...added])
      for (const upload of added) if (upload.state === 'waiting') enqueue(upload)
    },
    stop: (id) => {
      controllerOf(stops.current, id).abort()
      drop(id)
    },
    retry: (id) => {
      const upload = uploads.find((each) => each.id === id)
      if (!upload) return
      change(id, { state: 'waiting' })
      enqueue(upload)
    },
  }
}

let lastId = 0

function newUpload(file: File, unnamed: string): Upload {
  lastId += 1
  const upload = {
    id: lastId,
    name: file.name || unnamed,
    file,
    sentBytes: 0,
    totalBytes: file.size,
  }
  if (isHeic(file)) return { ...upload, state: 'failed', refusal: 'heic' }
  if (!PICTURE_MEDIA_TYPES.some((type) => type === file.type)) {
    return { ...upload, state: 'failed', refusal: 'picture-unreadable' }
  }
  if (file.size > MAX_PICTURE_BYTES)
    return { ...upload, state: 'failed', refusal: 'file-too-large' }
  return { ...upload, state: 'waiting' }
}

function controllerOf(controllers: Map<number, AbortController>, id: number): AbortController {
  const controller = controllers.get(id) ?? new AbortController()
  controllers.set(id, controller)
  return controller
}
