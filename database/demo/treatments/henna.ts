import type { Treatment } from './treatment.ts'

const hands = { en: 'Hands', nl: 'Handen' }
const feet = { en: 'Feet', nl: 'Voeten' }
const brides = { en: 'Brides', nl: 'Bruiden' }
const groups = { en: 'Groups', nl: 'Groepen' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 80001–80030. */
export const henna: readonly Treatment[] = [
  {
    code: '80001',
    section: hands,
    minutes: 40,
    euros: [30, 42],
    en: ['Hands, simple', 'Two hands, one side.'],
    nl: ['Handen, eenvoudig', 'Twee handen, één kant.'],
  },
  {
    code: '80002',
    section: hands,
    minutes: 75,
    euros: [55, 72],
    en: ['Hands, up to the wrist', 'Both sides, pattern of your choice.'],
    nl: ['Handen, tot de pols', 'Beide kanten, patroon naar keuze.'],
  },
  {
    code: '80003',
    section: hands,
    minutes: 120,
    euros: [85, 115],
    en: ['Up to the elbow', 'Fine Moroccan or full Rajasthani.'],
    nl: ['Tot de elleboog', 'Fijn Marokkaans of vol Rajasthani.'],
  },
  {
    code: '80004',
    section: hands,
    minutes: 15,
    euros: [10, 15],
    en: ['One strip on one hand', 'For children and the undecided.'],
    nl: ['Eén strip op één hand', 'Voor kinderen en twijfelaars.'],
  },
  {
    code: '80005',
    section: feet,
    minutes: 45,
    euros: [35, 48],
    en: ['Feet, simple', 'Over the instep, up to the ankle.'],
    nl: ['Voeten, eenvoudig', 'Over de wreef, tot de enkel.'],
  },
  {
    code: '80006',
    section: feet,
    minutes: 75,
    euros: [58, 78],
    en: ['Feet, full', 'Soles on request; you sit for an hour.'],
    nl: ['Voeten, vol', 'Zolen als je wilt; je zit wel een uur stil.'],
  },
  {
    code: '80007',
    section: brides,
    minutes: 180,
    euros: [195, 280],
    en: ['Bride, hands and feet', 'With a trial pattern a week before.'],
    nl: ['Bruid, handen en voeten', 'Met proefpatroon een week ervoor.'],
  },
  {
    code: '80008',
    section: brides,
    minutes: 45,
    euros: [25, 40],
    en: ['Bride, trial pattern', 'To see how dark it turns on your skin.'],
    nl: ['Bruid, proefpatroon', 'Om te zien hoe donker het op jouw huid wordt.'],
  },
  {
    code: '80009',
    section: groups,
    minutes: 120,
    euros: [130, 175],
    en: ['Henna evening, two hours', 'As many hands as we manage, tea from the house.'],
    nl: ['Henna-avond, twee uur', 'Zoveel handen als we redden, thee van het huis.'],
  },
  {
    code: '80010',
    section: groups,
    minutes: 180,
    euros: [185, 245],
    en: ['Eid or wedding party', 'Three hours among your guests.'],
    nl: ['Eid of bruiloft', 'Drie uur tussen je gasten.'],
  },
  {
    code: '80011',
    section: extras,
    minutes: 10,
    euros: [6, 10],
    isAddon: true,
    en: ['Sugar and lemon seal', 'Deeper colour, a day longer.'],
    nl: ['Verzegelen met suiker en citroen', 'Diepere kleur, een dag langer mooi.'],
  },
  {
    code: '80012',
    section: extras,
    minutes: 15,
    euros: [8, 14],
    isAddon: true,
    goesWith: '80007',
    en: ['White glitter accents', 'Over the dried paste, for the photos.'],
    nl: ['Accenten van witte glitter', 'Over de droge pasta, voor de foto’s.'],
  },
]
