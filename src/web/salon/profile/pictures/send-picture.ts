import type { Refusal } from '#contract/refusal.ts'
import type { RefusalCode } from '#domain/refusal.ts'
import { readCookie } from '../../../cookies.ts'
import { api } from '../../workspace-api.ts'

interface PictureUpload {
  readonly userName: string
  readonly file: Blob
  readonly signal: AbortSignal
  readonly onProgress: (sentBytes: number) => void
}

type UploadResult = { ok: true } | { ok: false; refusal: RefusalCode | 'stopped' }

/** Uploads a picture and reports its progress, which `fetch` cannot. */
export async function sendPicture(sending: PictureUpload): Promise<UploadResult> {
  // Renews the session and its XSRF token where they have run out, before the bytes are sent.
  const session = await api('getAuthStatus')
  if (!session.ok) return session
  const read = await api('listPictures', { params: { userName: sending.userName } })
  if (!read.ok) return read
  if (sending.signal.aborted) return { ok: false, refusal: 'stopped' }
  return post(sending)
}

function post({ userName, file, signal, onProgress }: PictureUpload): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    const end = (sent: UploadResult) => {
      signal.removeEventListener('abort', stop)
      resolve(sent)
    }
    request.open('POST', `/salonApi/${encodeURIComponent(userName)}/pictures`)
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('x-xsrf-token', readCookie('XSRF-TOKEN') ?? '')
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => {
      const refusal = request.response as Partial<Refusal> | null
      end(request.status === 201 ? { ok: true } : refused(refusal?.code ?? 'internal'))
    }
    request.onerror = () => end(refused('unavailable'))
    request.onabort = () => end({ ok: false, refusal: 'stopped' })
    signal.addEventListener('abort', stop)
    request.send(file)
  })
}

function refused(refusal: RefusalCode): UploadResult {
  return { ok: false, refusal }
}
