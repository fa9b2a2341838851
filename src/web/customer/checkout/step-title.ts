import type { Translate } from '../../messages.ts'
import type { ProviderInfo } from '../booking/provider-data.ts'
import type { ProfileSearch } from '../booking/step-url.ts'

/** The title of a later step; undefined for the first one, which has the salon's title. */
export function stepTitle(
  t: Translate,
  step: ProfileSearch['step'],
  { profile }: ProviderInfo,
): string | undefined {
  return step && t(`checkout.titles.${step}`, { salon: profile.fullName })
}
