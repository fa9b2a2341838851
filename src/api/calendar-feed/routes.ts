import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  listCalendarFeeds,
} from '#contract/calendar-feed.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { sendRefusal } from '../http/refuse.ts'
import { tokenInFile } from './feed-token.ts'
import { createFeed, listFeeds, withdrawFeed } from './manage-feeds.ts'
import { readFeed } from './read-feed.ts'

/** Mounts the endpoints of calendar feeds, and the feeds themselves. */
export function registerCalendarFeeds(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listCalendarFeeds, (input) => listFeeds(deps, input))
  mount(app, createCalendarFeed, (input) => createFeed(deps, input))
  mount(app, deleteCalendarFeed, (input) => withdrawFeed(deps, input))
  // Rate limits apply as to public operations; it neither reads nor sets cookies.
  const config = { access: 'public' } as const
  app.get<{ Params: { file: string } }>(
    '/calendarFeeds/:file',
    { config },
    async ({ params, headers }, reply) => {
      const token = tokenInFile(params.file)
      const calendar = token && (await readFeed(deps, token))
      if (!calendar) return sendRefusal(reply, { ok: false, refusal: 'not-found' })
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
      void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
      if (isSame(headers['if-none-match'], etag)) return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').send(calendar)
    },
  )
}

// A proxy that compresses weakens the tag.
function isSame(asked: string | undefined, etag: string): boolean {
  return (asked ?? '').split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === etag)
}
