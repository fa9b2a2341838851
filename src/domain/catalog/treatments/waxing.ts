import type { Treatment } from './treatment.ts'

const face = { en: 'Face', nl: 'Gezicht' }
const body = { en: 'Body', nl: 'Lichaam' }
const intimate = { en: 'Bikini', nl: 'Bikinilijn' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 40001–40010. */
export const waxing: readonly Treatment[] = [
  {
    code: '40001',
    section: face,
    minutes: 15,
    euros: [10, 16],
    en: ['Upper lip', 'Two minutes of courage.'],
    nl: ['Bovenlip', 'Twee minuutjes dapper zijn.'],
  },
  {
    code: '40002',
    section: face,
    minutes: 30,
    euros: [24, 35],
    en: ['Whole face', 'Lip, chin, cheeks and sides; brows apart.'],
    nl: ['Heel gezicht', 'Lip, kin, wangen en zijkant; wenkbrauwen apart.'],
  },
  {
    code: '40003',
    section: body,
    minutes: 20,
    euros: [17, 24],
    en: ['Underarms', 'Hair of half a centimetre waxes best.'],
    nl: ['Oksels', 'Haartjes van een halve centimeter gaan het best.'],
  },
  {
    code: '40004',
    section: body,
    minutes: 30,
    euros: [26, 36],
    en: ['Lower legs', 'Knees included.'],
    nl: ['Onderbenen', 'Inclusief knieën.'],
  },
  {
    code: '40005',
    section: body,
    minutes: 50,
    euros: [43, 58],
    en: ['Full legs', 'From toes to thigh, about a month smooth.'],
    nl: ['Hele benen', 'Van tenen tot bovenbeen, zo’n vier weken glad.'],
  },
  {
    code: '40006',
    section: body,
    minutes: 30,
    euros: [24, 33],
    en: ['Arms', 'Lower and upper, hands on request.'],
    nl: ['Armen', 'Onder en boven, handen als je wilt.'],
  },
  {
    code: '40007',
    section: body,
    minutes: 45,
    euros: [38, 52],
    en: ['Back or chest, men', 'Strip wax, a cool gel after. Everyone says it was quick.'],
    nl: ['Rug of borst, heren', 'Met strips, verkoelende gel na. Iedereen zegt: dat ging snel.'],
  },
  {
    code: '40008',
    section: intimate,
    minutes: 25,
    euros: [24, 33],
    en: ['Bikini line', 'As far as your bathing suit goes.'],
    nl: ['Bikinilijn', 'Zover je badpak gaat.'],
  },
  {
    code: '40009',
    section: intimate,
    minutes: 45,
    euros: [45, 60],
    en: ['Brazilian with sugar paste', 'Sugar, lemon, water; kinder to sensitive skin.'],
    nl: ['Brazilian met suikerpasta', 'Suiker, citroen, water; milder voor een gevoelige huid.'],
  },
  {
    code: '40010',
    section: extras,
    minutes: 10,
    euros: [7, 12],
    isAddon: true,
    en: ['Ingrown hairs treated', 'One by one, with a soothing pad.'],
    nl: ['Ingegroeide haartjes', 'Eén voor één, met een kalmerend kompres.'],
  },
]
