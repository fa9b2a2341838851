import { Link } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('../../ui/toast.tsx', () => ({ showToast }))
vi.mock('../../language.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
const { Destination } = await import('./destination.tsx')

beforeEach(() => showToast.mockClear())

const renderDestination = (navigationKey: string) =>
  Destination({ navigationKey, className: '', children: 'Go' })

test.each(['settings', 'clients', 'no-such-key', ''])(
  '[APP-04] the key "%s" has no page: a click shows "coming soon"',
  (key) => {
    const { type, props } = renderDestination(key)
    expect(type).toBe('button')
    expect(showToast).not.toHaveBeenCalled()
    props.onClick()
    expect(showToast.mock.calls).toEqual([['info', 'common.comingSoon']])
  },
)

test('[APP-03] a key with a page is a link to it', () => {
  const { type, props } = renderDestination('bookings')
  expect([type, props.to]).toEqual([Link, '/bookings'])
})
