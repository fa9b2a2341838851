import { lazy, Suspense } from 'react'
import { usePageKeys } from '../shell/use-desk-keys.ts'

const DeskSearchDialog = lazy(async () => ({
  default: (await import('./desk-search-dialog.tsx')).DeskSearchDialog,
}))

interface DeskSearchProps {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
}

/** The search of the desk, which `/` opens on every page; it is loaded when it is opened. */
export function DeskSearch({ isOpen, onChange }: DeskSearchProps) {
  usePageKeys({ '/': () => onChange(true) })
  if (!isOpen) return null
  return (
    <Suspense>
      <DeskSearchDialog onClose={() => onChange(false)} />
    </Suspense>
  )
}
