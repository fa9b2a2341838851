import { useSingleKeys } from './use-desk-keys.ts'

/** The key of a control, from 1024 px and while single keys are on. Screen readers read its `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  if (!useSingleKeys()) return null
  return (
    <kbd
      aria-hidden
      className="ml-2 inline-grid h-5.5 min-w-5.5 place-items-center rounded-sm border border-current px-1 font-sans text-xs font-medium opacity-75 max-lg:hidden"
    >
      {children}
    </kbd>
  )
}
