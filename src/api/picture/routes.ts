import type { FastifyInstance } from 'fastify'
import {
  describePicture as describeEndpoint,
  listPictures as listEndpoint,
  orderPictures as orderEndpoint,
  removePicture as removeEndpoint,
  uploadPicture as uploadEndpoint,
} from '#contract/picture.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { CallerRequest } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { describePicture, listPictures, orderPictures, removePicture } from './change-pictures.ts'
import { checkPictureFile, type PictureReader, readPictureFile } from './read-picture-file.ts'
import { uploadPicture } from './upload-picture.ts'

/** Mounts the endpoints of pictures, and their files. */
export function registerPictures(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listEndpoint, (input) => listPictures(deps, input))
  mount(app, describeEndpoint, (input) => describePicture(deps, input))
  mount(app, orderEndpoint, (input) => orderPictures(deps, input))
  mount(app, removeEndpoint, (input) => removePicture(deps, input))
  // Encapsulated: only here a body is bytes, and never JSON.
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser(
      [...uploadEndpoint.contentTypes],
      { parseAs: 'buffer', bodyLimit: uploadEndpoint.bodyLimitBytes },
      (_request, body, done) => done(null, body),
    )
    mount(uploads, uploadEndpoint, (input) => uploadPicture(deps, input))
  })
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    const etag = `"${name}"`
    const hasIt = (request.headers['if-none-match'] ?? '').includes(etag)
    const ask = () => findReader(app, request)
    const file = hasIt
      ? await checkPictureFile(deps, name, ask)
      : await readPictureFile(deps, name, ask)
    if (!file) {
      void reply.header('cache-control', 'no-store')
      return sendRefusal(reply, { ok: false, refusal: 'not-found' })
    }
    void reply.headers({ etag, 'cache-control': file.isHidden ? 'no-store' : CACHED })
    if (!('bytes' in file) || file.bytes === null) return reply.code(304).send()
    return reply.type(`image/${file.format}`).send(file.bytes)
  })
}

// The content of an address never changes, but it may be hidden or removed: a cache asks again after five minutes (DESK-232).
const CACHED = 'public, max-age=300, must-revalidate'

/** Who asks for a picture, and whether they are an operator who showed the second factor that the desk asks for. */
async function findReader(
  app: FastifyInstance,
  { method, headers, cookies, params }: CallerRequest,
): Promise<PictureReader | null> {
  const routeOptions = { config: { access: 'open' } } as const
  const resolved = await app.resolveCaller({ method, headers, cookies, params, routeOptions })
  if (!resolved.ok || resolved.caller.kind !== 'user') return null
  const { caller } = resolved
  const { userName } = caller
  const isOperator =
    (await app.isOperator(userName)) && !(await app.checkSecondFactor?.(caller, '/deskApi/', {}))
  return { userName, isOperator }
}
