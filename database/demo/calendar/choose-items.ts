import type { MenuItem } from '../menu.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * The items of a visit of at most so many minutes: one treatment, sometimes a second one and an add-on. For a
 * provider that only comes to customers, the sum reaches its minimum. Undefined when nothing fits.
 */
export function chooseItems(
  provider: DemoProvider,
  menu: readonly MenuItem[],
  roomMinutes: number,
  random: SeededRandom,
): MenuItem[] | undefined {
  const minimum = provider.delivery === 'DOORSTEP' ? (provider.minimumEuros ?? 0) * 100 : 0
  const possible = menu.filter(
    ({ treatment, priceCents }) =>
      !treatment.isAddon && treatment.minutes <= roomMinutes && priceCents >= minimum,
  )
  if (possible.length === 0) return undefined
  const main = popular(possible, random)
  const chosen = [main]
  const left = () => roomMinutes - chosen.reduce((sum, item) => sum + item.treatment.minutes, 0)
  const second = random.chance(0.15) && main.treatment.minutes < 90
  if (second) chosen.push(...oneThatFits(possible, chosen, left(), random))
  const extra = random.chance(0.25)
  if (extra) chosen.push(...oneThatFits(addonsFor(menu, main), chosen, left(), random))
  return chosen
}

// The first items of a menu are the most popular; a free consultation is rare.
function popular(possible: readonly MenuItem[], random: SeededRandom): MenuItem {
  const drawn = [random.pick(possible), random.pick(possible)]
  const paid = drawn.filter((item) => item.priceCents > 0)
  const [first = random.pick(possible)] = paid.length > 0 ? paid : drawn
  return paid.reduce((a, b) => (possible.indexOf(b) < possible.indexOf(a) ? b : a), first)
}

function addonsFor(menu: readonly MenuItem[], main: MenuItem): MenuItem[] {
  return menu.filter(
    ({ treatment, parentId, category }) =>
      treatment.isAddon &&
      category === main.category &&
      (parentId === null || parentId === main.id),
  )
}

function oneThatFits(
  candidates: readonly MenuItem[],
  chosen: readonly MenuItem[],
  roomMinutes: number,
  random: SeededRandom,
): MenuItem[] {
  const fitting = candidates.filter(
    (item) => item.treatment.minutes <= roomMinutes && !chosen.includes(item),
  )
  return fitting.length > 0 ? [random.pick(fitting)] : []
}
