import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../language.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { OwnSalon } from '../own-salons.ts'
import { useSingleKeys } from '../single-keys.ts'
import { useLazyModule } from '../use-lazy-module.ts'

const loadDialog = () => import('./search-dialog.tsx')

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
  const close = () => props.onChange(false)
  const dialog = useLazyModule(props.isOpen, loadDialog, close)
  if (!props.isOpen || !dialog) return null
  return <dialog.SearchDialog salon={props.salon} onClose={close} />
}

// Not in a field, where it is a character, nor over a dialog.
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return false
  const isTaken =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, dialog, [contenteditable]')
  return !event.defaultPrevented && !isTaken
}
