import type { CategoryKey } from '#domain/catalog/category.ts'
import type { DemoVisit } from '../calendar/generate-calendar.ts'
import type { DemoProvider } from '../providers/demo-provider.ts'
import { seededRandom } from '../seeded-random.ts'

const SHARE_WITH_NOTE = 0.2

/** A note of the salon of a demo sign-in about one in five of its visits; never about health. */
export function providerNoteOf(provider: DemoProvider, visit: DemoVisit, orderId: string): string {
  const random = seededRandom(`note on ${orderId}`)
  if (provider.ownerUserName === undefined || !random.chance(SHARE_WITH_NOTE)) return ''
  const category = visit.items[0]?.category
  return random.pick([...GENERAL_NOTES, ...((category && NOTES_OF[category]) ?? [])])
}

const GENERAL_NOTES = [
  'Komt altijd tien minuten te vroeg.',
  'Drinkt thee met melk.',
  'Is net verhuisd, vraag hoe het bevalt.',
  'Wil graag een herinnering per telefoon.',
]

const NOTES_OF: Partial<Record<CategoryKey, readonly string[]>> = {
  hairStyling: [
    'Wil niet te lang onder de föhn.',
    'Zit het liefst bij het raam.',
    'Kleur vorige keer: 7.3, een half uur.',
  ],
  nailArtist: ['Houdt van kort en rond.', 'Vorige keer nummer 14, kersenrood.'],
  hennaDesigns: ['Neemt haar zus mee, die kijkt alleen.', 'Heeft het patroon al gemaild.'],
}
