import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../language.ts'
import type { CatalogEntry } from './catalog-query.ts'
import { headingKey, headingsOf } from './headings.ts'
import { type Direction, headingMoved, movedTo, neighbour, neighboursOf } from './item-order.ts'
import { useOrderItems } from './use-order-items.ts'

/** The id of the button that opens the menu of an item or heading. */
export function menuButtonId(key: string): string {
  return `more-${key}`
}

/** What moves items and headings, and a text that says where the last one is now. */
export interface Moves {
  readonly canMove: (item: CatalogEntry, direction: Direction) => boolean
  readonly move: (item: CatalogEntry, direction: Direction) => void
  /** Moves an item to the place of another under its heading. */
  readonly moveTo: (item: CatalogEntry, target: CatalogEntry) => void
  readonly canMoveHeading: (key: string, direction: Direction) => boolean
  readonly moveHeading: (key: string, direction: Direction) => void
  readonly announcement: string
}

/** Moves of the items of a salon (WORK-44). After a move from a menu its button has the focus again. */
export function useMoves(userName: string, items: readonly CatalogEntry[]): Moves {
  const { t, language } = useTranslation()
  const order = useOrderItems(userName)
  const [announcement, setAnnouncement] = useState('')
  const focusOn = useFocusAfterMove(items)
  const moveTo = (item: CatalogEntry, target: CatalogEntry) => {
    const after = movedTo(items, item, target)
    if (after === items || item === target) return
    const neighbours = neighboursOf(after, item)
    const place = { place: neighbours.indexOf(item) + 1, count: neighbours.length }
    setAnnouncement(t('catalogEditor.moving.moved', { name: item.names[language], ...place }))
    void order(items, after)
  }
  return {
    announcement,
    moveTo,
    canMove: (item, direction) => neighbour(items, item, direction) !== undefined,
    move: (item, direction) => {
      const target = neighbour(items, item, direction)
      focusOn(item.catalogItemId)
      if (target) moveTo(item, target)
    },
    canMoveHeading: (key, direction) => headingMoved(items, key, direction) !== null,
    moveHeading: (key, direction) => {
      const after = headingMoved(items, key, direction)
      const [first] = items.filter((item) => !item.isAddon && headingKey(item.sections) === key)
      if (!after || !first) return
      focusOn(key)
      const { headings } = headingsOf(after)
      const place = headings.findIndex((heading) => heading.key === key) + 1
      const name = first.sections[language] || t('catalogEditor.noHeading')
      const count = headings.length
      setAnnouncement(t('catalogEditor.moving.moved', { name, place, count }))
      void order(items, after)
    },
  }
}

/** Gives the focus back to the button of what has moved: its element is put elsewhere and loses it. */
function useFocusAfterMove(items: readonly CatalogEntry[]): (key: string) => void {
  const moved = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what moves elements
  useEffect(() => {
    if (moved.current === '') return
    document.getElementById(menuButtonId(moved.current))?.focus()
    moved.current = ''
  }, [items])
  return (key) => {
    moved.current = key
  }
}
