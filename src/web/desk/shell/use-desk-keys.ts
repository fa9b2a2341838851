import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createStore, useStore } from '../../store.ts'
import { places } from './places.ts'

const STORAGE_KEY = 'desk.keys'
const initial = { isOn: true }
const store = createStore({ isOn: readStored() })

/** How long `g` waits for the letter of a place, ms. */
const LETTER_MS = 1_500

/** Whether single keys act at the desk on this device (DESK-016). */
export function useSingleKeys(): boolean {
  return useStore(store, initial, ({ isOn }) => isOn)
}

/** Switches the single keys of the desk on or off on this device. */
export function setSingleKeys(isOn: boolean): void {
  store.set({ isOn })
  try {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
  } catch {
    // Storage is blocked or full: it lasts until the page is loaded again.
  }
}

/**
 * The keys of every page of the desk: `j` and `k` walk the rows of its list, which have `data-row`, `g` and a letter leads
 * to a place. Enter opens a row and Escape closes a dialog by themselves (DESK-016).
 */
export function useDeskKeys(): void {
  const navigate = useNavigate()
  const goesSince = useRef(Number.NEGATIVE_INFINITY)
  useKeys((key, event) => {
    const isSecond = event.timeStamp - goesSince.current < LETTER_MS
    goesSince.current = Number.NEGATIVE_INFINITY
    const place = isSecond ? places.find(({ letter }) => letter === key) : undefined
    if (place) void navigate({ to: place.to })
    else if (key === 'g') goesSince.current = event.timeStamp
    else if (key === 'j' || key === 'k') walkRows(key === 'j' ? 1 : -1)
  })
}

/**
 * The keys of one page. A key that decides, such as `a` to approve, opens its dialog; `t` of Today acts at once (DESK-304). The
 * control of each names its key in `aria-keyshortcuts`.
 */
export function usePageKeys(acts: Readonly<Record<string, () => void>>): void {
  useKeys((key, event) => {
    const act = acts[key]
    if (!act) return
    // What the act focuses would get the letter.
    event.preventDefault()
    act()
  })
}

function useKeys(onKey: (key: string, event: KeyboardEvent) => void): void {
  const isOn = useSingleKeys()
  const listener = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && isSingleKey(event)) onKey(event.key.toLowerCase(), event)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Whether a key acts: not in a field or dialog, and not with Ctrl, Alt or Meta (WCAG 2.1.4). */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false
  if (!(event.target instanceof Element)) return true
  return !event.target.closest('input, textarea, select, dialog, [contenteditable]')
}

function walkRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step
  rows[next]?.focus()
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}
