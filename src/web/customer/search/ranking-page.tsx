import {
  DEFAULT_FILTERS,
  NEAR_RADIUS_KM,
  SEARCH_PAGE_SIZE,
  SEARCH_RADIUS_KM,
  SORTS,
} from '#domain/search/filters.ts'
import { CRITERIA, RANKING } from '#domain/search/ranking.ts'
import { useTranslation } from '../../language.ts'
import { Column } from '../../ui/page.tsx'

const EXCLUSION_KEYS = ['near', 'service', 'delivery', 'free', 'words'] as const
const values = {
  nearKm: NEAR_RADIUS_KM,
  radiusKm: SEARCH_RADIUS_KM,
  fewest: SEARCH_PAGE_SIZE,
}
const IGNORED_KEYS = ['money', 'you', 'promotions'] as const

/** Explains how results are ranked; generated from the rules of the search. */
export function RankingPage() {
  const { t } = useTranslation()
  return (
    <Column className="pt-9 pb-18">
      <article className="mx-auto flex max-w-[42rem] flex-col gap-10 hyphens-auto">
        <header>
          <h1>{t('ranking.heading')}</h1>
          <p className="mt-4 text-lg text-muted">{t('ranking.lead')}</p>
        </header>
        <section>
          <h2>{t('ranking.who.title')}</h2>
          <p className="mt-3">{t('ranking.who.text')}</p>
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
            {EXCLUSION_KEYS.map((name) => (
              <li key={name}>{t(`ranking.who.${name}`, values)}</li>
            ))}
          </ul>
        </section>
        <SortOrders />
        <section>
          <h2>{t('ranking.meaning.title')}</h2>
          <dl className="mt-4 flex flex-col gap-4">
            {CRITERIA.map((criterion) => (
              <div key={criterion}>
                <dt className="font-strong">{t(`ranking.meaning.${criterion}`)}</dt>
                <dd className="mt-0.5 text-muted">{t(`ranking.meaning.${criterion}Text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="rounded-lg bg-surface-soft p-5 sm:p-6">
          <h2 className="text-xl">{t('ranking.never.title')}</h2>
          <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
            {IGNORED_KEYS.map((name) => (
              <li key={name}>{t(`ranking.never.${name}`)}</li>
            ))}
          </ul>
        </section>
        <p className="text-sm text-muted">{t('ranking.law')}</p>
      </article>
    </Column>
  )
}

function SortOrders() {
  const { t } = useTranslation()
  return (
    <section>
      <h2>{t('ranking.order.title')}</h2>
      <p className="mt-3">{t('ranking.order.text')}</p>
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {SORTS.map((sort) => (
          <div key={sort} className="border-t border-line pt-4">
            <h3 className="text-lg">{t(`search.sorts.${sort}`)}</h3>
            {sort === DEFAULT_FILTERS.sortBy && (
              <p className="text-sm text-muted">{t('ranking.order.standard')}</p>
            )}
            <ol className="mt-2 flex list-decimal flex-col gap-1 pl-5">
              {RANKING[sort].map(({ by, first }) => (
                <li key={by}>{t(`ranking.rules.${by}.${first}`)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}
