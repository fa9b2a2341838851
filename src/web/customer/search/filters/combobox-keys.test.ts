import { expect, test } from 'vitest'
import { type ComboboxState, comboboxAction } from './combobox-keys.ts'

const closed: ComboboxState = { isOpen: false, active: -1, count: 3, isTyped: false }
const open = { ...closed, isOpen: true }
const marked = (active: number) => ({ ...open, active })
const press = (key: string, state: ComboboxState) => comboboxAction(key, false, state)

test('[SEARCH-11] the arrow keys open the list and cycle through it, with no active option in between', () => {
  expect(press('ArrowDown', closed)).toEqual({ isOpen: true, active: 0 })
  expect(press('ArrowUp', closed)).toEqual({ isOpen: true, active: 2 })
  expect(press('ArrowDown', marked(1))).toEqual({ isOpen: true, active: 2 })
  expect(press('ArrowDown', marked(2))).toEqual({ isOpen: true, active: -1 })
  expect(press('ArrowUp', open)).toEqual({ isOpen: true, active: 2 })
  expect(press('ArrowUp', marked(0))).toEqual({ isOpen: true, active: -1 })
  expect(press('ArrowDown', { ...closed, count: 0 })).toEqual({ isOpen: true, active: -1 })
})

test('with Alt the arrow keys open and close the list without an active option', () => {
  expect(comboboxAction('ArrowDown', true, closed)).toEqual({ isOpen: true, active: -1 })
  expect(comboboxAction('ArrowUp', true, marked(1))).toEqual({ isOpen: false, active: -1 })
  expect(comboboxAction('ArrowUp', true, closed)).toBeNull()
})

test('Home and End belong to the text field unless an option is active', () => {
  for (const state of [closed, open]) {
    expect(press('Home', state)).toBeNull()
    expect(press('End', state)).toBeNull()
  }
  expect(press('Home', marked(1))).toEqual({ isOpen: true, active: 0 })
  expect(press('End', marked(1))).toEqual({ isOpen: true, active: 2 })
})

test('Enter takes the active option or the typed text, else it submits the search', () => {
  expect(press('Enter', marked(1))).toBe('take')
  expect(press('Enter', { ...closed, isTyped: true })).toBe('take')
  expect(press('Enter', open)).toBeNull()
})

test('Escape closes the list, then restores the chosen value', () => {
  expect(press('Escape', { ...marked(1), isTyped: true })).toEqual({ isOpen: false, active: -1 })
  expect(press('Escape', { ...closed, isTyped: true })).toBe('restore')
  expect(press('Escape', closed)).toBeNull()
})

test('letter keys belong to the text field', () => {
  for (const state of [closed, open]) expect(press('a', state)).toBeNull()
})
