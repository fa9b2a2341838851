import Star from 'lucide-react/icons/star'
import { formatTenths } from '#messages/format.ts'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { priceText } from '../../../text-formats.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import type { LoadedProfile } from './profile-query.ts'

interface SearchCardProps {
  userName: string
  draft: ProfileDraft
  card: LoadedProfile['card']
  /** The URL of the first picture; a drawing when there is none. */
  coverUrl: string | undefined
}

/** The salon's card in search as it will be (WORK-60). */
export function SearchCard({ userName, draft, card, coverUrl }: SearchCardProps) {
  const { t, language } = useTranslation()
  const cover = 'aspect-[16/9] w-full bg-surface-accent object-cover'
  const place =
    draft.serviceAvailability === 'DOORSTEP'
      ? t('salonProfile.card.onlyAtHome')
      : [draft.street, draft.postalCode].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="search-card">
      <h2 id="search-card" className="mb-2 font-sans text-sm font-strong text-muted">
        {t('salonProfile.card.title')}
      </h2>
      <div className="card overflow-hidden">
        {coverUrl ? (
          <Picture src={coverUrl} sizes="22.5rem" alt="" className={cover} />
        ) : (
          <CoverPicture userName={userName} className={cover} />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1 p-4.5 text-sm">
          <div className="flex flex-wrap items-start justify-between gap-x-3">
            <h3 className="min-w-0 text-[1.25rem]/6.5 wrap-anywhere">
              {draft.fullName || t('salonProfile.card.nameless')}
            </h3>
            {card.numberOfReviews > 0 && (
              <p className="flex items-center gap-1 font-strong">
                <Icon of={Star} size="sm" className="fill-current text-accent" />
                <span className="sr-only">
                  {t('common.rating', { rating: formatTenths(card.rating, language) })}
                </span>
                <span aria-hidden>{formatTenths(card.rating, language)}</span>
              </p>
            )}
          </div>
          <p className="text-muted">{place}</p>
          {card.services.map(({ name, price }) => (
            <p key={name} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="font-strong whitespace-nowrap">{priceText(t, price, language)}</span>
            </p>
          ))}
          <p className="mt-2 border-t border-line pt-3 text-muted">
            {t('salonProfile.card.times')}
          </p>
        </div>
      </div>
    </section>
  )
}
