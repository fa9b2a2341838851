import type { Treatment } from './treatment.ts'

const facial = { en: 'Facials', nl: 'Gezichtsbehandelingen' }
const improvement = { en: 'Skin improvement', nl: 'Huidverbetering' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 30001–30010. */
export const facials: readonly Treatment[] = [
  {
    code: '30001',
    section: facial,
    minutes: 60,
    euros: [59, 82],
    en: ['Classic facial', 'Cleanse, peel, extractions, massage and mask.'],
    nl: [
      'Klassieke gezichtsbehandeling',
      'Reinigen, peelen, onzuiverheden verwijderen, massage en masker.',
    ],
  },
  {
    code: '30002',
    section: facial,
    minutes: 30,
    euros: [35, 48],
    en: ['Lunch-break facial', 'Half an hour, back at your desk with a glow.'],
    nl: ['Lunchpauzebehandeling', 'Een half uur, en met een frisse kop terug aan je bureau.'],
  },
  {
    code: '30003',
    section: facial,
    minutes: 75,
    euros: [72, 98],
    en: ['Deep cleansing', 'For skin that keeps breaking out; with steam and patience.'],
    nl: ['Dieptereiniging', 'Voor een huid die blijft opspelen; met stoom en geduld.'],
  },
  {
    code: '30004',
    section: facial,
    minutes: 90,
    euros: [89, 125],
    en: ['Facial with gua sha massage', 'Jaw and neck included. Most people doze off.'],
    nl: ['Gezichtsbehandeling met gua sha', 'Ook kaak en hals. De meeste mensen dommelen weg.'],
  },
  {
    code: '30005',
    section: improvement,
    minutes: 45,
    euros: [69, 95],
    en: ['Fruit acid peel', 'Even tone, finer lines; keep out of the sun for a week.'],
    nl: ['Fruitzuurpeeling', 'Egale teint, fijnere lijntjes; blijf een week uit de zon.'],
  },
  {
    code: '30006',
    section: improvement,
    minutes: 60,
    euros: [85, 120],
    en: ['Microdermabrasion', 'The top layer polished, with vitamin serum after.'],
    nl: ['Microdermabrasie', 'Het bovenste laagje gepolijst, met vitamineserum na.'],
  },
  {
    code: '30007',
    section: improvement,
    minutes: 75,
    euros: [110, 160],
    en: ['Microneedling', 'For scars and pores. Red for a day, better for months.'],
    nl: ['Microneedling', 'Voor littekens en poriën. Een dag rood, maanden beter.'],
  },
  {
    code: '30008',
    section: improvement,
    minutes: 45,
    euros: [59, 80],
    en: ['Acne treatment', 'Plan first, then treat; teenagers welcome with a parent.'],
    nl: ['Acnebehandeling', 'Eerst een plan, dan behandelen; tieners welkom met een ouder.'],
  },
  {
    code: '30009',
    section: improvement,
    minutes: 30,
    euros: [0, 0],
    en: ['Skin consultation', 'We look under the lamp and say what helps, and what does not.'],
    nl: ['Huidanalyse', 'We kijken onder de lamp en zeggen wat helpt, en wat niet.'],
  },
  {
    code: '30010',
    section: extras,
    minutes: 15,
    euros: [15, 22],
    isAddon: true,
    en: ['Collagen mask', 'On face and neck, while you lie there anyway.'],
    nl: ['Collageenmasker', 'Op gezicht en hals, je ligt er toch al.'],
  },
]
