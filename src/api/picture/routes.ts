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
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { describePicture, listPictures, orderPictures, removePicture } from './change-pictures.ts'
import { readPictureFile } from './read-picture-file.ts'
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
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) => {
    const file = await readPictureFile(deps, params.name)
    if (!file) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
    return reply
      .header('cache-control', `public, max-age=${365 * DAY_SECONDS}, immutable`)
      .type(`image/${file.format}`)
      .send(file.bytes)
  })
}
