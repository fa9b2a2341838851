import { Link } from '@tanstack/react-router'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useId } from 'react'
import { CoverPicture } from '../../art/cover-picture.tsx'
import { useTranslation } from '../../language.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import type { OwnSalon } from './own-salons.ts'

/** The salon of the workspace; with several, a button that lists the others. */
export function SalonSwitcher({ salon, salons }: { salon: OwnSalon; salons: readonly OwnSalon[] }) {
  const { t } = useTranslation()
  const id = useId()
  const name = (
    <>
      <CoverPicture
        userName={salon.userName}
        className="size-9 shrink-0 rounded-sm object-cover lg:size-10"
      />
      <span className="min-w-0 grow truncate text-left text-md leading-tight font-strong lg:line-clamp-2 lg:text-sm lg:whitespace-normal">
        {salon.fullName}
      </span>
    </>
  )
  const box = 'flex min-h-11 min-w-0 items-center gap-2.5 lg:min-h-14 lg:w-full lg:px-2 lg:py-1.5'
  if (salons.length < 2) return <p className={box}>{name}</p>
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('workspace.switchSalon', { salon: salon.fullName })}
        className={`${box} rounded-md lg:border lg:border-line-strong lg:bg-surface`}
      >
        {name}
        <Icon of={ChevronsUpDown} size="sm" />
      </button>
      <Popover
        id={id}
        label={t('workspace.choose.title')}
        className="top-16 left-3 w-72 max-w-[calc(100vw-1.5rem)] rounded-lg p-2 lg:fixed lg:top-28"
      >
        <ul>
          {salons.map(({ userName, fullName }) => (
            <li key={userName}>
              <Link
                to="/salon/$userName/agenda"
                params={{ userName }}
                className="flex min-h-11 items-center rounded-md px-3.5 font-medium hover:bg-surface-soft aria-[current=page]:bg-surface-soft"
              >
                {fullName}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  )
}
