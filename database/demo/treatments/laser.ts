import type { Treatment } from './treatment.ts'

const intake = { en: 'First', nl: 'Eerst even' }
const face = { en: 'Hair, face', nl: 'Haar, gezicht' }
const body = { en: 'Hair, body', nl: 'Haar, lichaam' }
const skin = { en: 'Skin', nl: 'Huid' }

/** Codes 100001–100026. */
export const laser: readonly Treatment[] = [
  {
    code: '100001',
    section: intake,
    minutes: 30,
    euros: [0, 0],
    en: ['Intake with test spot', 'Skin type, medicines, expectations. Then two weeks of waiting.'],
    nl: [
      'Intake met proefplekje',
      'Huidtype, medicijnen, verwachtingen. Daarna twee weken wachten.',
    ],
  },
  {
    code: '100002',
    section: face,
    minutes: 15,
    euros: [39, 55],
    en: ['Upper lip', 'Per session; most need six to eight.'],
    nl: ['Bovenlip', 'Per keer; de meesten hebben er zes tot acht nodig.'],
  },
  {
    code: '100003',
    section: face,
    minutes: 20,
    euros: [55, 75],
    en: ['Chin and jaw', 'Also with PCOS, with honest advice beforehand.'],
    nl: ['Kin en kaaklijn', 'Ook bij PCOS, met vooraf eerlijk advies.'],
  },
  {
    code: '100004',
    section: face,
    minutes: 30,
    euros: [89, 120],
    en: ['Whole face', 'Brows excepted.'],
    nl: ['Heel gezicht', 'Behalve de wenkbrauwen.'],
  },
  {
    code: '100005',
    section: body,
    minutes: 20,
    euros: [55, 75],
    en: ['Underarms', 'Shave the day before, no deodorant.'],
    nl: ['Oksels', 'Scheer de dag ervoor, geen deodorant.'],
  },
  {
    code: '100006',
    section: body,
    minutes: 30,
    euros: [85, 115],
    en: ['Bikini line', 'Protective glasses and a cold tip.'],
    nl: ['Bikinilijn', 'Met beschermbril en een koude kop.'],
  },
  {
    code: '100007',
    section: body,
    minutes: 45,
    euros: [125, 165],
    en: ['Lower legs', 'Knees and toes come along.'],
    nl: ['Onderbenen', 'Knieën en tenen gaan mee.'],
  },
  {
    code: '100008',
    section: body,
    minutes: 75,
    euros: [195, 260],
    en: ['Full legs', 'One long session, series of six at a discount.'],
    nl: ['Hele benen', 'Eén lange sessie, kuur van zes met korting.'],
  },
  {
    code: '100009',
    section: body,
    minutes: 60,
    euros: [165, 220],
    en: ['Back, men', 'Shoulders included.'],
    nl: ['Rug, heren', 'Inclusief schouders.'],
  },
  {
    code: '100010',
    section: skin,
    minutes: 30,
    euros: [95, 140],
    en: ['Pigment spots', 'Freckles stay, sun spots go.'],
    nl: ['Pigmentvlekken', 'Sproeten blijven, zonnevlekken gaan.'],
  },
  {
    code: '100011',
    section: skin,
    minutes: 30,
    euros: [99, 145],
    en: ['Thread veins', 'Cheeks and nose; a little red for two days.'],
    nl: ['Couperose', 'Wangen en neus; twee dagen wat rood.'],
  },
  {
    code: '100012',
    section: skin,
    minutes: 45,
    euros: [120, 175],
    en: ['Tattoo, small, per session', 'Up to the size of a bank card. Black goes best.'],
    nl: ['Tattoo, klein, per keer', 'Tot het formaat van een bankpas. Zwart gaat het best.'],
  },
]
