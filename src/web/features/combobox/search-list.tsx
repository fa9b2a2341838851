import type { LucideIcon } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { scrollIntoView } from './combobox-option.tsx'

/** Something that a search found, with the address that it leads to. */
export interface SearchOption<Group extends string = string> {
  readonly id: string
  readonly group: Group
  readonly href: string
  readonly title: string
  readonly detail: string
  readonly icon?: LucideIcon
  readonly badge?: { readonly tone: BadgeTone; readonly label: string }
}

interface SearchListProps {
  id: string
  label: string
  /** The groups in which it is shown, in this order, with their labels. */
  groups: Readonly<Record<string, string>>
  options: readonly SearchOption[]
  active: SearchOption | undefined
  onOpen: (option: SearchOption) => void
}

/** What was found, in groups of links; the field of the combobox has the keys. */
export function SearchList({ id, label, groups, options, active, onOpen }: SearchListProps) {
  const shown = Object.entries(groups).flatMap(([group, name]) => {
    const own = options.filter((option) => option.group === group)
    return own.length > 0 ? [{ group, name, own }] : []
  })
  return (
    <div id={id} role="listbox" aria-label={label} hidden={options.length === 0}>
      {shown.map(({ group, name, own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mt-2">
          <div id={`${id}-${group}`} className="py-1 text-sm font-strong text-muted">
            {name}
          </div>
          {own.map((option) => (
            <Option
              key={option.id}
              id={`${id}-${options.indexOf(option)}`}
              option={option}
              isActive={option === active}
              onOpen={onOpen}
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
  onOpen: (option: SearchOption) => void
}

function Option({ id, option, isActive, onOpen }: OptionProps) {
  const { href, title, detail, icon, badge } = option
  return (
    <a
      href={href}
      id={id}
      ref={isActive ? scrollIntoView : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // A click with a key down opens it beside this page, as any link.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onOpen(option)
      }}
      className="-mx-3 flex min-h-14 items-center gap-3 rounded-md px-3 py-2 text-text no-underline hover:bg-surface-soft aria-selected:bg-surface-accent"
    >
      {icon && <Icon of={icon} size="sm" className="text-muted" />}
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="block font-strong wrap-anywhere">{title}</span>
          {detail && <span className="block text-sm wrap-anywhere text-muted">{detail}</span>}
        </span>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </span>
    </a>
  )
}
