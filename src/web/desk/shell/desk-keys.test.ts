import { beforeEach, expect, test, vi } from 'vitest'
import { places } from './places.ts'
import { isSingleKey } from './use-desk-keys.ts'

/** An element that is inside one of these. */
class FakeElement {
  readonly inside: string
  constructor(inside: string) {
    this.inside = inside
  }
  closest(selector: string) {
    return selector.split(', ').includes(this.inside) ? this : null
  }
}
beforeEach(() => vi.stubGlobal('Element', FakeElement))

const key = (change: object, inside = 'main') =>
  isSingleKey({ key: 'j', target: new FakeElement(inside), ...change } as unknown as KeyboardEvent)

test('[DESK-016] a single key never acts in a field or dialog, nor with Ctrl, Alt or Meta', () => {
  expect(key({})).toBe(true)
  expect(key({}, 'a')).toBe(true)
  for (const inside of ['input', 'textarea', 'select', 'dialog', '[contenteditable]'])
    expect(key({}, inside), inside).toBe(false)
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])
    expect(key({ [modifier]: true }), modifier).toBe(false)
})

test('[DESK-016] every place has a letter of its own, and at most four have a tab', () => {
  const letters = places.flatMap(({ letter }) => letter ?? [])
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).not.toContain('g')
  expect(places.filter(({ hasTab }) => hasTab).length).toBeLessThanOrEqual(4)
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length)
})
