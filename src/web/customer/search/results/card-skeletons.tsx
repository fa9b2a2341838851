import { Skeleton } from '../../../ui/skeleton.tsx'
import { cardClasses } from './provider-card.tsx'

/** Placeholders of result cards. */
export function CardSkeletons() {
  return (
    <ul aria-hidden className="grid gap-4">
      {[1, 2, 3, 4].map((card) => (
        <li key={card} className="@container">
          <div className={cardClasses}>
            <Skeleton className="min-h-45 rounded-none @[32rem]:min-h-60" />
            <div className="flex flex-col gap-3 p-5">
              <Skeleton className="h-6 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-full" />
              <div className="mt-auto flex gap-2">
                <Skeleton className="h-11 grow rounded-md" />
                <Skeleton className="h-11 grow rounded-md" />
                <Skeleton className="h-11 grow rounded-md" />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
