import type { Treatment } from './treatment.ts'

const brows = { en: 'Brows', nl: 'Wenkbrauwen' }
const face = { en: 'Face', nl: 'Gezicht' }
const sets = { en: 'Together', nl: 'Samen' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 110001–110010. */
export const threading: readonly Treatment[] = [
  {
    code: '110001',
    section: brows,
    minutes: 15,
    euros: [12, 18],
    en: ['Brows', 'Sharp and symmetrical, with nothing on the skin but cotton.'],
    nl: ['Wenkbrauwen', 'Strak en gelijk, met niets dan katoen op je huid.'],
  },
  {
    code: '110002',
    section: brows,
    minutes: 25,
    euros: [20, 28],
    en: ['Brows, new shape', 'Drawn first, threaded after your nod.'],
    nl: ['Wenkbrauwen, nieuwe vorm', 'Eerst getekend, en pas na jouw ja het touwtje.'],
  },
  {
    code: '110003',
    section: face,
    minutes: 10,
    euros: [6, 10],
    en: ['Upper lip', 'Less red than wax, and quicker.'],
    nl: ['Bovenlip', 'Minder rood dan hars, en sneller.'],
  },
  {
    code: '110004',
    section: face,
    minutes: 10,
    euros: [6, 10],
    en: ['Chin', 'Also the single stubborn ones.'],
    nl: ['Kin', 'Ook die ene eigenwijze haar.'],
  },
  {
    code: '110005',
    section: face,
    minutes: 15,
    euros: [9, 14],
    en: ['Cheeks', 'Peach fuzz away, make-up sits smoother.'],
    nl: ['Wangen', 'Donshaartjes weg, make-up zit gladder.'],
  },
  {
    code: '110006',
    section: face,
    minutes: 10,
    euros: [7, 11],
    en: ['Forehead', 'Up to the hairline.'],
    nl: ['Voorhoofd', 'Tot de haargrens.'],
  },
  {
    code: '110007',
    section: face,
    minutes: 15,
    euros: [9, 14],
    en: ['Neck', 'Front or nape.'],
    nl: ['Hals of nek', 'Voor of achter.'],
  },
  {
    code: '110008',
    section: sets,
    minutes: 20,
    euros: [16, 24],
    en: ['Brows and upper lip', 'What most people come for.'],
    nl: ['Wenkbrauwen en bovenlip', 'Waar de meesten voor komen.'],
  },
  {
    code: '110009',
    section: sets,
    minutes: 40,
    euros: [32, 45],
    en: ['Whole face', 'With aloe vera and a cold cloth after.'],
    nl: ['Heel gezicht', 'Met aloë vera en een koude doek na.'],
  },
  {
    code: '110010',
    section: extras,
    minutes: 10,
    euros: [9, 14],
    isAddon: true,
    en: ['Brow tint', 'Patch test 48 hours before, free of charge.'],
    nl: ['Wenkbrauwen verven', 'Allergietest 48 uur van tevoren, gratis.'],
  },
]
