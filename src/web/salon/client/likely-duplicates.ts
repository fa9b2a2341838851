import { phoneDigits } from '#domain/customer/phone.ts'
import type { ClientSummary } from './clients-query.ts'

type Card = Pick<ClientSummary, 'clientId' | 'name' | 'phone' | 'email' | 'hasAccount'>

/**
 * The cards among `found` that are probably of the same person as `card`, the likeliest first: the same number or address,
 * then the same name, then the same first name. Two cards with an account are two people.
 */
export function likelyDuplicates<C extends Card>(card: Card, found: readonly C[]): C[] {
  const others = new Map(found.map((each) => [each.clientId, each]))
  others.delete(card.clientId)
  return [...others.values()]
    .filter((each) => !(each.hasAccount && card.hasAccount))
    .map((each) => ({ each, score: likeness(card, each) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ each }) => each)
}

function likeness(one: Card, other: Card): number {
  const number = numberOf(one.phone)
  if (number !== '' && number === numberOf(other.phone)) return 3
  if (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase()) return 3
  const [name, otherName] = [plain(one.name), plain(other.name)]
  if (name === otherName) return 2
  return name.split(' ')[0] === otherName.split(' ')[0] ? 1 : 0
}

// That a number begins with 0, +31 or 0031 makes no difference.
function numberOf(phone: string): string {
  return phoneDigits(phone).replace(/^(?:\+31|0031)?0?/, '')
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}
