import type { Treatment } from './treatment.ts'

const massage = { en: 'Massage', nl: 'Massage' }
const care = { en: 'Scrub and wrap', nl: 'Scrub en pakking' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 50001–50010. */
export const body: readonly Treatment[] = [
  {
    code: '50001',
    section: massage,
    minutes: 60,
    euros: [62, 85],
    en: ['Relaxation massage', 'Whole body, warm oil, hardly a word.'],
    nl: ['Ontspanningsmassage', 'Hele lichaam, warme olie, nauwelijks een woord.'],
  },
  {
    code: '50002',
    section: massage,
    minutes: 30,
    euros: [37, 48],
    en: ['Back and shoulders', 'For who sits at a desk, and that is everyone.'],
    nl: ['Rug en schouders', 'Voor wie aan een bureau zit, en dat is iedereen.'],
  },
  {
    code: '50003',
    section: massage,
    minutes: 60,
    euros: [65, 89],
    en: ['Sports massage', 'Firm and to the point. Tell us what you train.'],
    nl: ['Sportmassage', 'Stevig en gericht. Vertel wat je traint.'],
  },
  {
    code: '50004',
    section: massage,
    minutes: 75,
    euros: [79, 105],
    en: ['Hot stone massage', 'Basalt stones along the spine; nice on a grey day.'],
    nl: ['Hotstonemassage', 'Basaltstenen langs de ruggengraat; fijn op een grijze dag.'],
  },
  {
    code: '50005',
    section: massage,
    minutes: 60,
    euros: [69, 92],
    en: ['Pregnancy massage', 'Lying on your side among pillows, from week 14.'],
    nl: ['Zwangerschapsmassage', 'Op je zij tussen kussens, vanaf week 14.'],
  },
  {
    code: '50006',
    section: massage,
    minutes: 25,
    euros: [25, 34],
    en: ['Head massage', 'Scalp, temples, neck. You will want it longer.'],
    nl: ['Hoofdmassage', 'Hoofdhuid, slapen, nek. Je wilt dat het langer duurt.'],
  },
  {
    code: '50007',
    section: care,
    minutes: 45,
    euros: [52, 70],
    en: ['Salt scrub', 'Sea salt and almond oil from neck to toe.'],
    nl: ['Zoutscrub', 'Zeezout en amandelolie van nek tot teen.'],
  },
  {
    code: '50008',
    section: care,
    minutes: 75,
    euros: [82, 110],
    en: ['Seaweed wrap', 'Brushed, wrapped, warmed, and left in peace.'],
    nl: ['Zeewierpakking', 'Geborsteld, ingepakt, opgewarmd en met rust gelaten.'],
  },
  {
    code: '50009',
    section: care,
    minutes: 90,
    euros: [98, 130],
    en: ['Lymphatic drainage', 'Feather-light strokes against heavy legs.'],
    nl: ['Lymfedrainage', 'Vederlichte strijkingen tegen zware benen.'],
  },
  {
    code: '50010',
    section: extras,
    minutes: 15,
    euros: [15, 22],
    isAddon: true,
    en: ['Foot massage', 'A quarter of an hour more.'],
    nl: ['Voetmassage', 'Een kwartier erbij.'],
  },
]
