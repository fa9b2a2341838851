import type {
  createCalendarFeed as createEndpoint,
  deleteCalendarFeed as deleteEndpoint,
  listCalendarFeeds as listEndpoint,
} from '#contract/calendar-feed.ts'
import type { Reply } from '#contract/endpoint.ts'
import { uuidv7 } from '#platform/random.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { Caller } from '../http/caller.ts'
import type { HandlerInput, Outcome } from '../http/outcome.ts'
import { findMember } from '../membership/find-member.ts'
import { storableLine } from '../storable.ts'
import { feedPath, feedTokenHash, newFeedToken } from './feed-token.ts'
import { deleteFeed, type FeedRow, findFeeds, insertFeed, lockFeeds } from './store.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'>

/** The calendar feeds of the caller's provider (WORK-82). */
export async function listFeeds(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof listEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof listEndpoint>> {
  const member = await findSettingsMember(deps, caller, params.userName)
  if (!member.ok) return member
  const feeds = await findFeeds(deps.database.query, member.providerId)
  return { ok: true, answer: { data: { feeds: feeds.map(feedView) } } }
}

/**
 * Makes a feed; the only answer with its address, since the token is stored as a hash (WORK-82). The permission is checked
 * again after the lock: a feed of whoever lost it meanwhile would not end (WORK-181).
 */
export async function createFeed(
  deps: Deps,
  { caller, params, body }: HandlerInput<typeof createEndpoint>,
): Promise<Outcome<typeof createEndpoint>> {
  const asked = await findSettingsMember(deps, caller, params.userName)
  if (!asked.ok) return asked
  const token = newFeedToken()
  const now = deps.clock.now()
  return deps.database.transaction(async (trx) => {
    await lockFeeds(trx, asked.providerId)
    const member = await findSettingsMember({ database: { query: trx } }, caller, params.userName)
    if (!member.ok) return member
    const row = await insertFeed(trx, {
      id: uuidv7(now),
      providerId: member.providerId,
      madeBy: member.userName,
      now,
      tokenHash: feedTokenHash(token),
      name: storableLine(body.name) || '–',
      hasClientNames: body.hasClientNames,
    })
    if (!row) return { ok: false, refusal: 'too-many-feeds' }
    const url = new URL(feedPath(token), deps.publicUrl).href
    return { ok: true, answer: { data: { feed: feedView(row), url } } }
  })
}

/** Withdraws a feed of the caller's provider (WORK-82). */
export async function withdrawFeed(
  deps: Deps,
  { caller, params }: Pick<HandlerInput<typeof deleteEndpoint>, 'caller' | 'params'>,
): Promise<Outcome<typeof deleteEndpoint>> {
  const member = await findSettingsMember(deps, caller, params.userName)
  if (!member.ok) return member
  const { feedId } = params
  await deleteFeed(deps.database.query, { feedId, providerId: member.providerId })
  return { ok: true, answer: { data: { feedId } } }
}

function findSettingsMember(
  deps: Parameters<typeof findMember>[0],
  caller: Caller,
  providerUserName: string,
) {
  return findMember(deps, caller, { providerUserName, permission: 'manage-settings' })
}

function feedView(row: FeedRow): Reply<typeof listEndpoint>['data']['feeds'][number] {
  return {
    feedId: row.id,
    name: row.name,
    hasClientNames: row.has_client_names,
    createdAt: new Date(row.created_at).toISOString(),
    readAt: row.read_at === null ? null : new Date(row.read_at).toISOString(),
  }
}
