import { beforeEach, expect, test, vi } from 'vitest'
import { deleteStoredForms, readStoredForm, storeForm } from './form-storage.ts'

const empty = { name: '', terms: false }
let stored: Record<string, unknown>

beforeEach(() => {
  stored = {}
  // As in a browser, Object.keys returns the stored keys and not the methods.
  const storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => delete storage[key],
  })
  stored = storage
  vi.stubGlobal('sessionStorage', storage)
})

test('[FORM-01, FORM-02] form values are restored, and deleted once the form is empty', () => {
  storeForm('a', { name: 'Anouk', terms: true })
  expect(readStoredForm('a', empty)).toEqual({ name: 'Anouk', terms: true })
  expect(readStoredForm('b', empty)).toEqual({})
  storeForm('a', empty)
  expect(Object.keys(stored)).toEqual([])
})

test.each(['{', 'null', '7', '{"name":5,"other":"x","terms":"yes"}'])(
  'invalid stored form values are ignored: %s',
  (text) => {
    stored['form.a'] = text
    expect(readStoredForm('a', empty)).toEqual({})
  },
)

test('signing out deletes every stored form and nothing else', () => {
  storeForm('a', { name: 'Anouk' })
  stored.language = 'nl'
  deleteStoredForms()
  expect(Object.keys(stored)).toEqual(['language'])
})

test('with blocked storage form values last as long as the page', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  storeForm('a', { name: 'Anouk' })
  expect(readStoredForm('a', empty)).toEqual({})
  expect(() => deleteStoredForms()).not.toThrow()
})
