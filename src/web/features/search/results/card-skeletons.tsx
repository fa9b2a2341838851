import { Skeleton } from '../../../ui/skeleton.tsx'

/** Cards to be, in the shape of the cards. */
export function CardSkeletons() {
  return (
    <ul aria-hidden className="grid gap-4 xl:grid-cols-2">
      {[1, 2, 3, 4].map((card) => (
        <li
          key={card}
          className="card grid overflow-hidden sm:grid-cols-[200px_minmax(0,1fr)] md:grid-cols-[232px_minmax(0,1fr)] xl:grid-cols-[188px_minmax(0,1fr)]"
        >
          <Skeleton className="min-h-45 rounded-none sm:min-h-60" />
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
        </li>
      ))}
    </ul>
  )
}
