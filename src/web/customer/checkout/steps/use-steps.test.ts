import { beforeEach, expect, test, vi } from 'vitest'
import { STEP, type Step } from '#domain/checkout/steps.ts'
import { clientState } from '../../../client-state.ts'

const { navigate, openSignIn, session } = vi.hoisted(() => ({
  navigate: vi.fn(),
  openSignIn: vi.fn(),
  session: { hasSession: false },
}))
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => navigate,
  useRouteContext: () => session,
}))
vi.mock('../../../language.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../../features/sign-in/sign-in-state.ts', () => ({ openSignIn }))
const { useSteps } = await import('./use-steps.ts')

const SALON = '/profile/salon-kersenbloesem'
const page = { cookie: '' }

beforeEach(() => {
  vi.clearAllMocks()
  clientState.set({ loggedInUserInfo: null })
  session.hasSession = false
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    location: { href: `https://bloesem.example${SALON}`, protocol: 'https:' },
  })
})

test.each([
  ['next', STEP.SERVICES, '?step=schedule'],
  ['next', STEP.SCHEDULE, '?step=details'],
  ['next', STEP.CUSTOMER_INFO, '?step=summary'],
  ['previous', STEP.SCHEDULE, ''],
] as const)(
  '[CHECKOUT-04] a visitor who presses %s at step %i signs in, and continues where the button leads',
  (press, step, search) => {
    useSteps(step)[press]()
    expect(navigate).not.toHaveBeenCalled()
    expect(openSignIn).toHaveBeenCalledOnce()
    expect(returnUrl()).toBe(`${SALON}${search}`)
  },
)

test('[CHECKOUT-04] a visitor who places an order signs in, and returns to the summary', () => {
  expect(useSteps(STEP.SUMMARY).requireSignIn('submit')).toBe(false)
  expect(openSignIn).toHaveBeenCalledOnce()
  expect(returnUrl()).toBe(`${SALON}?step=summary`)
})

test.each([
  ['a visitor goes back from', false, 'previous', STEP.CUSTOMER_INFO, 'schedule'],
  ['a customer goes back from', true, 'previous', STEP.SCHEDULE, undefined],
  ['a customer goes on from', true, 'next', STEP.SERVICES, 'schedule'],
] as const)(
  '[CHECKOUT-04] %s a step without a sign-in (%j, %s, %i)',
  (_, hasSession, press, step: Step, to) => {
    session.hasSession = hasSession
    useSteps(step)[press]()
    expect(openSignIn).not.toHaveBeenCalled()
    const [{ search }] = navigate.mock.calls[0] as [{ search: (now: object) => object }]
    expect(search({})).toEqual({ step: to })
  },
)

function returnUrl(): string {
  return decodeURIComponent(/returnUrl=([^;]*)/.exec(page.cookie)?.[1] ?? '')
}
