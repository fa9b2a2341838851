import type { Noted } from '../../events.ts'
import type { Checkout } from '../booking/checkout.ts'
import { type Place, stepIn } from './place-notes.ts'

type Visit = Pick<Checkout, 'cart' | 'completed' | 'modifying' | 'provider'>

/** What a change of the booking means: something added or removed, an order placed, or all of it left. */
export function visitNotes(before: Visit, now: Visit, search: Place['search'] = {}): Noted[] {
  if (before.cart === now.cart && before.completed === now.completed) return []
  if (now.completed && now.completed !== before.completed) {
    return [{ name: 'booking-completed', detail: before.modifying ? 'changed' : 'new' }]
  }
  if (before.cart.length > 0 && now.cart.length === 0 && now.provider !== before.provider) {
    return [{ name: 'booking-abandoned', detail: stepIn(search) }]
  }
  const [had, has] = [counted(before), counted(now)]
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((service): Noted[] => {
    const more = (has.get(service) ?? 0) - (had.get(service) ?? 0)
    if (more === 0) return []
    return [{ name: more > 0 ? 'service-added' : 'service-removed', detail: service }]
  })
}

function counted({ cart }: Visit): Map<string, number> {
  return new Map(cart.map(({ serviceCode, numberOfItems }) => [serviceCode, numberOfItems]))
}
