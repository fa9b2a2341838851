import type { FastifyInstance } from 'fastify'
import { createArchive as createEndpoint } from '#contract/archive.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { createArchive, openArchive } from './download-archive.ts'
import { reviewsKey } from './review-signature.ts'

/** Mounts the endpoint of archives, the archives themselves, and the key that their reviews are verified by (WORK-224). */
export function registerArchives(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, createEndpoint, (input) => createArchive(deps, input))
  // A download of the browser has no token but that of its address; it neither reads nor sets cookies.
  const config = { access: 'public' } as const
  const { publicKey } = reviewsKey(deps.secretKey)
  app.get('/.well-known/bloesem-reviews.pem', { config }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/x-pem-file')
      .send(publicKey),
  )
  app.get<{ Params: { token: string } }>(
    '/archives/:token',
    { config },
    async ({ params }, reply) => {
      const archive = await openArchive(deps, params.token)
      if (!archive.ok) return sendRefusal(reply, archive)
      return reply
        .headers({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${archive.fileName}"`,
        })
        .type('application/zip')
        .send(archive.stream)
    },
  )
}
