import type { Reply } from '#contract/endpoint.ts'
import type { listPictures } from '#contract/picture.ts'
import { pictureUrl } from '#domain/picture/picture.ts'
import type { PictureRow } from './store.ts'

type Picture = Reply<typeof listPictures>['data']['pictures'][number]

/** A picture as the members of its provider see it. A drawing is always ready. */
export function pictureReply(row: PictureRow): Picture {
  const state = row.state ?? 'ready'
  const uploaded = state === 'ready' && row.picture_hash ? pictureUrl(row.picture_hash) : null
  return {
    pictureId: row.id,
    url: row.url ?? uploaded,
    state,
    descriptionNl: row.description_nl,
    descriptionEn: row.description_en,
  }
}
