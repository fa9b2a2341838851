import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a change is merged and listeners are notified', () => {
  const store = createStore({ count: 0, name: 'a' })
  const values: number[] = []
  const stop = store.subscribe(() => values.push(store.get().count))
  store.set({ count: 1 })
  stop()
  store.set({ count: 2 })
  expect(store.get()).toEqual({ count: 2, name: 'a' })
  expect(values).toEqual([1])
})
