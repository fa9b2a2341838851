import type { FastifyInstance } from 'fastify'
import {
  describePicture as describeEndpoint,
  listPictures as listEndpoint,
  orderPictures as orderEndpoint,
  removePicture as removeEndpoint,
  uploadPicture as uploadEndpoint,
} from '#contract/picture.ts'
import { DAY_SECONDS } from '#domain/time-units.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { CallerRequest } from '../http/caller.ts'
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { describePicture, listPictures, orderPictures, removePicture } from './change-pictures.ts'
import { type PictureReader, readPictureFile } from './read-picture-file.ts'
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
    const file = await readPictureFile(deps, request.params.name, () => findReader(app, request))
    if (!file) {
      void reply.header('cache-control', 'no-store')
      return sendRefusal(reply, { ok: false, refusal: 'not-found' })
    }
    return reply
      .header('cache-control', file.isHidden ? 'no-store' : CACHED)
      .type(`image/${file.format}`)
      .send(file.bytes)
  })
}

// The content of an address never changes, but it may be hidden: what many share asks again each day.
const CACHED = `public, max-age=${365 * DAY_SECONDS}, s-maxage=${DAY_SECONDS}, immutable`

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
