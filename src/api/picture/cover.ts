import { pictureUrl } from '#domain/picture/picture.ts'

/** The picture of a provider in a list: its first uploaded one, otherwise its generated one. */
export function coverOf(provider: {
  readonly cover_hash: string | null
  readonly profile_picture_url: string
}): string {
  return provider.cover_hash ? pictureUrl(provider.cover_hash) : provider.profile_picture_url
}
