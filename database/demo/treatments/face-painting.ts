import type { Treatment } from './treatment.ts'

const parties = { en: "Children's parties", nl: 'Kinderfeestjes' }
const grown = { en: 'Festival and carnival', nl: 'Festival en carnaval' }
const single = { en: 'One face', nl: 'Eén gezicht' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 70001–70033. */
export const facePainting: readonly Treatment[] = [
  {
    code: '70001',
    section: parties,
    minutes: 60,
    euros: [69, 90],
    en: ["Children's party, one hour", 'Six to eight faces: tigers, unicorns, one shy mouse.'],
    nl: [
      'Kinderfeestje, één uur',
      'Zes tot acht gezichten: tijgers, eenhoorns, één verlegen muis.',
    ],
  },
  {
    code: '70002',
    section: parties,
    minutes: 120,
    euros: [125, 160],
    en: ["Children's party, two hours", 'Up to sixteen faces, glitter tattoos in between.'],
    nl: ['Kinderfeestje, twee uur', 'Tot zestien gezichten, met glittertattoos tussendoor.'],
  },
  {
    code: '70003',
    section: parties,
    minutes: 180,
    euros: [180, 235],
    en: ['School or street party', 'Three hours at one table; a queue is no problem.'],
    nl: ['School- of straatfeest', 'Drie uur aan één tafel; een rij is geen probleem.'],
  },
  {
    code: '70004',
    section: parties,
    minutes: 90,
    euros: [99, 130],
    en: ['Sinterklaas and Piet', 'Soot smudges the way children draw them.'],
    nl: ['Sint en roetveegpiet', 'Roetvegen zoals kinderen ze tekenen.'],
  },
  {
    code: '70005',
    section: grown,
    minutes: 30,
    euros: [25, 38],
    en: ['Festival glitter', 'Bio glitter and stones; comes off with oil.'],
    nl: ['Festivalglitter', 'Bioglitter en steentjes; gaat eraf met olie.'],
  },
  {
    code: '70006',
    section: grown,
    minutes: 45,
    euros: [35, 52],
    en: ['Carnival, full face', 'Holds through a parade and a polonaise.'],
    nl: ['Carnaval, heel gezicht', 'Overleeft een optocht én een polonaise.'],
  },
  {
    code: '70007',
    section: grown,
    minutes: 60,
    euros: [49, 69],
    en: ['Halloween', 'Cracks, stitches, cold blood. Photos tell the rest.'],
    nl: ['Halloween', 'Barsten, hechtingen, koud bloed. De foto’s doen de rest.'],
  },
  {
    code: '70008',
    section: grown,
    minutes: 90,
    euros: [85, 120],
    en: ['Body painting, arms and shoulders', 'By design, with a sketch beforehand.'],
    nl: ['Bodypaint, armen en schouders', 'Naar ontwerp, met vooraf een schets.'],
  },
  {
    code: '70009',
    section: single,
    minutes: 15,
    euros: [9, 14],
    en: ['One child, one animal', 'On the chair, eyes shut, done.'],
    nl: ['Eén kind, één dier', 'Op de stoel, ogen dicht, klaar.'],
  },
  {
    code: '70010',
    section: single,
    minutes: 20,
    euros: [12, 18],
    en: ['Orange for the match', 'Flag, lion, or the whole head.'],
    nl: ['Oranje voor de wedstrijd', 'Vlag, leeuw of het hele hoofd.'],
  },
  {
    code: '70011',
    section: extras,
    minutes: 30,
    euros: [25, 35],
    isAddon: true,
    en: ['Half an hour more', 'Because an uncle wants to be a panda too.'],
    nl: ['Half uur extra', 'Omdat oom ook een panda wil zijn.'],
  },
]
