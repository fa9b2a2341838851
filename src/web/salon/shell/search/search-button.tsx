import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { OwnSalon } from '../own-salons.ts'
import { useSingleKeys } from '../single-keys.ts'

const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}))

/** Opens the search of the workspace (WORK-196). */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return <IconButton icon={Search} label={t('workspace.search.open')} bare onClick={onOpen} />
}

/** The search while it is open; `/` opens it unless single keys are off (WORK-157). */
export function WorkspaceSearch(props: {
  salon: OwnSalon
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}) {
  const hasSingleKeys = useSingleKeys()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasSingleKeys || !isSearchKey(event)) return
    event.preventDefault()
    props.onChange(true)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  if (!props.isOpen) return null
  return (
    <Suspense>
      <SearchDialog salon={props.salon} onClose={() => props.onChange(false)} />
    </Suspense>
  )
}

// Not in a field, where it is a character, nor over a dialog.
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return false
  const isTaken =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]')
  return !event.defaultPrevented && !isTaken
}
