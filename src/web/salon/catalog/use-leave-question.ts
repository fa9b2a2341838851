import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../language.ts'

/** Asks before a page with unsaved changes is left or reloaded. @returns a function that lets the next leave go on */
export function useLeaveQuestion(isDirty: boolean): () => void {
  const { t } = useTranslation()
  const isAllowed = useRef(false)
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      !isAllowed.current &&
      current.pathname !== next.pathname &&
      !window.confirm(t('catalogEditor.item.leave')),
    enableBeforeUnload: () => isDirty && !isAllowed.current,
  })
  return () => {
    isAllowed.current = true
  }
}
