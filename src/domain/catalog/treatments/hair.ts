import type { Treatment } from './treatment.ts'

const cutting = { en: 'Cutting', nl: 'Knippen' }
const colour = { en: 'Colour', nl: 'Kleur' }
const styling = { en: 'Styling and care', nl: 'Styling en verzorging' }
const extras = { en: 'Add-ons', nl: 'Extra’s' }

/** Codes 20001–20014. */
export const hair: readonly Treatment[] = [
  {
    code: '20001',
    section: cutting,
    minutes: 45,
    euros: [36, 56],
    en: ['Cut & blow-dry', 'Wash, consultation, cut and blow-dry. Any length.'],
    nl: ['Knippen & föhnen', 'Wassen, even overleggen, knippen en föhnen. Elke lengte.'],
  },
  {
    code: '20002',
    section: cutting,
    minutes: 30,
    euros: [25, 36],
    en: ['Cut, short hair', 'Clippers or scissors, neck shave included.'],
    nl: ['Knippen kort haar', 'Tondeuse of schaar, nek scheren hoort erbij.'],
  },
  {
    code: '20003',
    section: cutting,
    minutes: 60,
    euros: [54, 72],
    en: ['Curly cut, dry', 'Curl by curl, in the shape it takes by itself.'],
    nl: ['Krullen knippen (droog)', 'Krul voor krul, in de vorm die je haar zelf kiest.'],
  },
  {
    code: '20004',
    section: cutting,
    minutes: 30,
    euros: [19, 27],
    en: ['Children up to 11', 'First cut? The lock goes home in an envelope.'],
    nl: ['Kinderen tot en met 11 jaar', 'Eerste keer? De lok gaat mee in een envelop.'],
  },
  {
    code: '20005',
    section: cutting,
    minutes: 15,
    euros: [9, 15],
    en: ['Fringe trim', 'Between two cuts, no wash.'],
    nl: ['Pony bijknippen', 'Tussen twee knipbeurten door, zonder wassen.'],
  },
  {
    code: '20006',
    section: cutting,
    minutes: 20,
    euros: [15, 22],
    en: ['Beard trim', 'Lines with the knife, hot towel, oil.'],
    nl: ['Baard bijwerken', 'Strakke lijnen met het mes, warme doek, olie.'],
  },
  {
    code: '20007',
    section: colour,
    minutes: 90,
    euros: [65, 88],
    en: ['Root touch-up', 'Up to 3 cm of growth, same colour as last time.'],
    nl: ['Uitgroei kleuren', 'Tot 3 cm uitgroei, dezelfde kleur als vorige keer.'],
  },
  {
    code: '20008',
    section: colour,
    minutes: 165,
    euros: [145, 195],
    en: ['Balayage with blow-dry', 'Painted by hand, toner and treatment included.'],
    nl: ['Balayage, met föhnen', 'Met de hand geschilderd, inclusief toner en verzorging.'],
  },
  {
    code: '20009',
    section: colour,
    minutes: 120,
    euros: [98, 135],
    en: ['Natural colour', 'Plant pigments, no ammonia, grey softly covered.'],
    nl: ['Kleur natuurlijk', 'Plantaardige pigmenten, geen ammoniak, grijs zacht gedekt.'],
  },
  {
    code: '20010',
    section: colour,
    minutes: 15,
    euros: [0, 0],
    en: ['Colour advice', 'Come and talk about it first.'],
    nl: ['Adviesgesprek kleur', 'Kom er eerst even over praten.'],
  },
  {
    code: '20011',
    section: styling,
    minutes: 40,
    euros: [29, 39],
    en: ['Wash & blow-dry', 'Smooth, full or wavy.'],
    nl: ['Wassen & föhnen', 'Glad, vol of met een slag.'],
  },
  {
    code: '20012',
    section: styling,
    minutes: 90,
    euros: [85, 115],
    en: ['Updo, bridal trial', 'Bring the veil and the doubts.'],
    nl: ['Opsteken bruid, proefkapsel', 'Neem de sluier mee, en je twijfels.'],
  },
  {
    code: '20013',
    section: styling,
    minutes: 120,
    euros: [129, 175],
    en: ['Keratin treatment', 'Three months less frizz, half the drying time.'],
    nl: ['Keratinebehandeling', 'Drie maanden minder pluis, half zo lang föhnen.'],
  },
  {
    code: '20014',
    section: extras,
    minutes: 15,
    euros: [12, 18],
    isAddon: true,
    en: ['Deep conditioning mask', 'Goes with any cut or colour.'],
    nl: ['Herstellend haarmasker', 'Past bij elke knip- of kleurbeurt.'],
  },
]
