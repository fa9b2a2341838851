import { Link } from '@tanstack/react-router'
import { portraitAddress } from '../../art/art-address.ts'
import type { Favourite } from './dashboard.ts'

/** Links to the favourite salons (row ORDER-05). */
export function FavouriteLinks({ favourites }: { favourites: readonly Favourite[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {favourites.map(({ userName, fullName, profilePictureUrl }) => (
        <li key={userName} className="min-w-0 max-w-full">
          <Link
            to="/profile/$id"
            params={{ id: userName }}
            className="inline-flex min-h-14 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface py-1.5 pr-5 pl-2 font-medium no-underline hover:bg-surface-soft"
          >
            <img
              src={profilePictureUrl || portraitAddress(userName)}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className="size-10 shrink-0 rounded-full bg-surface-accent object-cover"
            />
            <span className="min-w-0 hyphens-auto" lang="nl">
              {fullName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
