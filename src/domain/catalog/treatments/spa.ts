import type { Treatment } from './treatment.ts'

const water = { en: 'Warmth and water', nl: 'Warmte en water' }
const rituals = { en: 'Rituals', nl: 'Rituelen' }
const together = { en: 'Together', nl: 'Samen' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 60001–60009. */
export const spa: readonly Treatment[] = [
  {
    code: '60001',
    section: water,
    minutes: 90,
    euros: [29, 42],
    en: [
      'Private sauna, one and a half hours',
      'Finnish, with a plunge bath; robe and towels ready.',
    ],
    nl: ['Privésauna, anderhalf uur', 'Fins, met dompelbad; badjas en handdoeken liggen klaar.'],
  },
  {
    code: '60002',
    section: water,
    minutes: 60,
    euros: [52, 70],
    en: ['Floating', 'An hour on salt water in the dark.'],
    nl: ['Floaten', 'Een uur drijven op zout water, in het donker.'],
  },
  {
    code: '60003',
    section: rituals,
    minutes: 75,
    euros: [79, 105],
    en: ['Hammam ritual', 'Steam, black soap, a glove, and foam up to your chin.'],
    nl: ['Hamamritueel', 'Stoom, zwarte zeep, een handschoen en schuim tot je kin.'],
  },
  {
    code: '60004',
    section: rituals,
    minutes: 120,
    euros: [125, 165],
    en: ['Half day of quiet', 'Foot bath, scrub, massage, lunch. Phone in the locker.'],
    nl: ['Halve dag stilte', 'Voetenbad, scrub, massage, lunch. Telefoon in de kluis.'],
  },
  {
    code: '60005',
    section: rituals,
    minutes: 60,
    euros: [65, 85],
    en: ['Foot ritual', 'Warm stones, herbal bath, massage up to the knee.'],
    nl: ['Voetenritueel', 'Warme stenen, kruidenbad, massage tot de knie.'],
  },
  {
    code: '60006',
    section: rituals,
    minutes: 90,
    euros: [95, 130],
    en: ['Milk bath with massage', 'Oats, rose, a candle, then an hour on the table.'],
    nl: ['Melkbad met massage', 'Haver, roos, een kaarsje, daarna een uur op de tafel.'],
  },
  {
    code: '60007',
    section: together,
    minutes: 120,
    euros: [185, 240],
    en: ['Duo massage and sauna', 'Two tables, one room; friends and mothers too.'],
    nl: ['Duomassage met sauna', 'Twee tafels, één kamer; ook voor vriendinnen en moeders.'],
  },
  {
    code: '60008',
    section: together,
    minutes: 180,
    euros: [240, 320],
    en: ['Spa evening for four', 'The whole spa for yourselves, with something to eat.'],
    nl: ['Spa-avond met z’n vieren', 'De hele spa voor jullie, met iets te eten.'],
  },
  {
    code: '60009',
    section: extras,
    minutes: 20,
    euros: [14, 22],
    isAddon: true,
    en: ['Infrared cabin', 'Before your treatment, to warm through.'],
    nl: ['Infraroodcabine', 'Voor je behandeling, om warm te worden.'],
  },
]
