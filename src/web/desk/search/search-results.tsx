import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../language.ts'
import { Badge } from '../../ui/badge.tsx'
import { SEARCH_GROUPS, type SearchOption } from './search-options.ts'

interface SearchResultsProps {
  id: string
  options: readonly SearchOption[]
  active: number
  /** What a click on an option does besides following its link. */
  onChoose: () => void
}

/** What was found, in groups of links; the field has the keys. */
export function SearchResults({ id, options, active, onChoose }: SearchResultsProps) {
  const { t } = useTranslation()
  const groups = SEARCH_GROUPS.filter((group) => options.some((option) => option.group === group))
  return (
    <div id={id} role="listbox" aria-label={t('desk.search.results')} hidden={options.length === 0}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mt-2">
          <div id={`${id}-${group}`} className="py-1 text-sm font-strong text-muted">
            {t(`desk.search.${group}`)}
          </div>
          {options.map(
            (option, index) =>
              option.group === group && (
                <Option
                  key={option.id}
                  id={`${id}-${index}`}
                  option={option}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              ),
          )}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: SearchOption
  isActive: boolean
  onChoose: () => void
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  const { link, title, text, badge } = option
  return (
    <Link
      {...link}
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="-mx-3 flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md px-3 py-2 text-text no-underline hover:bg-surface-soft aria-selected:bg-surface-accent"
    >
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{title}</span>
        <span className="block text-sm wrap-anywhere text-muted">{text}</span>
      </span>
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
    </Link>
  )
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
