import type { Reply } from '#contract/endpoint.ts'
import type { listWorkspaceReviews as endpoint } from '#contract/review.ts'
import { type SignatureKey, signatureKey } from '#platform/signature-key.ts'
import type { ApiDeps } from '../api-deps.ts'
import { listWorkspaceReviews } from '../review/list-workspace-reviews.ts'
import { type ArchiveReader, dataOf, inputFor } from './archive-reader.ts'

type Page = Reply<typeof endpoint>['data']
type Review = Page['reviews']['items'][number]

const REVIEWS_PAGE = 50

/** The key that signs the reviews of archives. */
export function reviewsKey(secretKey: string): SignatureKey {
  return signatureKey(secretKey, 'api/archive-reviews')
}

/** What `reviews.json` of an archive says; it is signed as a whole, so that the reviews cannot be another salon's. */
interface SignedReviews {
  /** The market that signed it, where its public key is published. */
  readonly market: string
  readonly salon: { readonly userName: string }
  readonly signedAt: string
  readonly reviews: readonly Review[]
}

/** The reviews of a provider that its page shows, as the bytes that are signed (WORK-224). */
export async function reviewsToSign(
  deps: Pick<ApiDeps, 'database' | 'clock' | 'publicUrl'>,
  reader: ArchiveReader,
): Promise<Buffer> {
  const reviews: Review[] = []
  for await (const page of reviewPages(deps, reader)) reviews.push(...page)
  const content: SignedReviews = {
    market: deps.publicUrl.origin,
    salon: { userName: reader.userName },
    signedAt: new Date(deps.clock.now()).toISOString(),
    reviews,
  }
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`)
}

/** The reviews that the page of the reader's provider shows, the newest first. */
export async function* reviewPages(
  deps: Pick<ApiDeps, 'database'>,
  reader: ArchiveReader,
): AsyncGenerator<Review[]> {
  for (let pageToken: string | null = ''; pageToken !== null; ) {
    const query: { filter: 'all'; pageSize: number; pageToken: string } = {
      filter: 'all',
      pageSize: REVIEWS_PAGE,
      pageToken,
    }
    const found: Page = dataOf(await listWorkspaceReviews(deps, { ...inputFor(reader), query }))
    yield found.reviews.items
    pageToken = found.reviews.nextPageToken
  }
}
