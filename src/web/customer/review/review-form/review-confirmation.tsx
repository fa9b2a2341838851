import { useEffect, useRef } from 'react'
import { CoverPicture } from '../../../art/cover-picture.tsx'
import { useTranslation } from '../../../language.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Column } from '../../../ui/page.tsx'
import { Stars } from '../../../ui/stars.tsx'
import type { Order } from '../../booking/order-data.ts'

/** The values of the review form. */
export interface ReviewInput {
  /** 0 until one is chosen. */
  readonly rating: number
  readonly userFeedback: string
  readonly anonymous: boolean
}

/** Replaces the form after the review was sent. */
export function ReviewConfirmation({ order, input }: { order: Order; input: ReviewInput }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { userName, fullName } = order.providerInfo
  const [firstName = ''] = order.customerInfo.customerName.split(' ')
  return (
    <Column width="form" className="py-10">
      <article className="card overflow-hidden">
        <CoverPicture
          userName={userName}
          wide
          eager
          className="block aspect-[4/1] w-full bg-surface-accent object-cover"
        />
        <div className="px-5 pt-6 pb-9 text-center">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere outline-none">
            {t('reviews.thanks', { name: firstName })}
          </h1>
          <p className="mt-2 text-balance text-muted">{t('reviews.successMessage')}</p>
          <div className="mt-5 rounded-md bg-surface-soft p-5 text-left">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="font-strong wrap-anywhere">{fullName}</span>
              <Stars
                rating={input.rating}
                label={t('provider.starsOfFive', { count: input.rating })}
              />
            </p>
            {input.userFeedback && (
              <p className="mt-1.5 wrap-anywhere whitespace-pre-line text-muted">
                {input.userFeedback}
              </p>
            )}
          </div>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <ButtonLink to="/bookings" tone="primary">
              {t('order.title')}
            </ButtonLink>
            <ButtonLink to="/reviews/$id" params={{ id: userName }}>
              {t('reviews.all')}
            </ButtonLink>
          </div>
        </div>
      </article>
    </Column>
  )
}
