import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classes } from './classes.ts'

export interface Tab<K extends string> {
  key: K
  label: ReactNode
}

interface TabsProps<K extends string> {
  label: string
  tabs: readonly Tab<K>[]
  current: K
  onChange: (key: K) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs with roving focus: arrow keys, Home and End. The list scrolls horizontally on phones. */
export function Tabs<K extends string>({ label, tabs, current, onChange, children }: TabsProps<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tabs, current, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="no-scrollbar -mx-4 flex gap-5.5 overflow-x-auto border-b border-line px-4 sm:-mx-5 sm:px-5 md:mx-0 md:px-0 xl:gap-7"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className={classes(
              '-mb-px min-w-11 shrink-0 whitespace-nowrap border-b-2 pt-3.5 pb-3 font-medium focus-visible:-outline-offset-2',
              tab.key === current
                ? 'border-accent text-text'
                : 'border-transparent text-muted hover:text-text',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}

function neighbour<K extends string>(tabs: readonly Tab<K>[], current: K, key: string) {
  const index = tabs.findIndex((tab) => tab.key === current)
  const moves: Record<string, number> = {
    ArrowRight: (index + 1) % tabs.length,
    ArrowLeft: (index - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  return tabs[moves[key] ?? -1]
}
