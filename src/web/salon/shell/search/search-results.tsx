import { useTranslation } from '../../../language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { KINDS, type SearchOption } from './search-options.ts'

interface SearchResultsProps {
  id: string
  options: readonly SearchOption[]
  active: number
  onChoose: (option: SearchOption) => void
}

/** What was found, in groups; the keys are those of the combobox. */
export function SearchResults({ id, options, active, onChoose }: SearchResultsProps) {
  const { t } = useTranslation()
  const groups = KINDS.flatMap((kind) => {
    const own = options.filter((option) => option.kind === kind)
    return own.length > 0 ? [{ kind, own }] : []
  })
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('workspace.search.results')}
      hidden={options.length === 0}
      className="mt-3"
    >
      {groups.map(({ kind, own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="mt-2">
          <div id={`${id}-${kind}`} className="py-1.5 text-sm font-strong text-muted">
            {t(`workspace.search.kinds.${kind}`)}
          </div>
          {own.map((option) => (
            <Option
              key={option.id}
              id={`${id}-${options.indexOf(option)}`}
              option={option}
              isActive={options[active] === option}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: SearchOption
  isActive: boolean
  onChoose: (option: SearchOption) => void
}

function Option({ id, option, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input of the combobox has the keys
    <div
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-surface-soft aria-selected:bg-surface-accent"
    >
      <Icon of={option.icon} size="sm" className="text-muted" />
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{option.title}</span>
        {option.detail && (
          <span className="block text-sm wrap-anywhere text-muted">{option.detail}</span>
        )}
      </span>
    </div>
  )
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
