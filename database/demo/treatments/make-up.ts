import type { Treatment } from './treatment.ts'

const occasions = { en: 'Day and evening', nl: 'Dag en avond' }
const brides = { en: 'Brides', nl: 'Bruiden' }
const lessons = { en: 'Learning', nl: 'Zelf leren' }
const camera = { en: 'Camera and stage', nl: 'Camera en podium' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 10001–10019 and FREE_CONSULTATION. */
export const makeUp: readonly Treatment[] = [
  {
    code: '10001',
    section: occasions,
    minutes: 45,
    euros: [49, 69],
    en: ['Day make-up', 'Fresh skin, soft eyes; you, on a good day.'],
    nl: ['Dagmake-up', 'Frisse huid, zachte ogen; jij, op een goede dag.'],
  },
  {
    code: '10002',
    section: occasions,
    minutes: 60,
    euros: [65, 89],
    en: ['Evening make-up', 'Stays put until the last train.'],
    nl: ['Avondmake-up', 'Blijft zitten tot de laatste trein.'],
  },
  {
    code: '10003',
    section: occasions,
    minutes: 75,
    euros: [79, 110],
    en: ['Gala or graduation', 'Full face with lashes, skin prepared first.'],
    nl: ['Gala of afstuderen', 'Volledig met wimpers, eerst de huid voorbereid.'],
  },
  {
    code: '10004',
    section: brides,
    minutes: 90,
    euros: [85, 125],
    en: ['Bridal make-up, trial', 'We try two looks and write down everything we used.'],
    nl: [
      'Bruidsmake-up, proefsessie',
      'We proberen twee looks en schrijven alles op wat we gebruiken.',
    ],
  },
  {
    code: '10005',
    section: brides,
    minutes: 120,
    euros: [165, 245],
    en: ['Bridal make-up, the day itself', 'Touch-up kit included, and we stay calm for you.'],
    nl: ['Bruidsmake-up, de dag zelf', 'Inclusief setje om bij te werken, en wij blijven rustig.'],
  },
  {
    code: '10006',
    section: brides,
    minutes: 45,
    euros: [55, 75],
    en: ['Bridesmaid or mother', 'Each with a chair and a coffee of her own.'],
    nl: ['Bruidsmeisje of moeder', 'Ieder een eigen stoel en een eigen koffie.'],
  },
  {
    code: '10007',
    section: brides,
    minutes: 30,
    euros: [29, 42],
    en: ['Groom', 'Shine away, circles lighter, nobody will notice.'],
    nl: ['Bruidegom', 'Geen glans, minder wallen, niemand die het ziet.'],
  },
  {
    code: '10008',
    section: lessons,
    minutes: 90,
    euros: [79, 115],
    en: ['Make-up lesson', 'Bring your own bag; we keep what suits you.'],
    nl: ['Make-uples', 'Neem je eigen tasje mee; wat bij je past mag blijven.'],
  },
  {
    code: '10009',
    section: lessons,
    minutes: 120,
    euros: [120, 160],
    en: ['Make-up lesson for two', 'You do each other’s second eye.'],
    nl: ['Make-uples met z’n tweeën', 'Jullie doen elkaars tweede oog.'],
  },
  {
    code: '10010',
    section: lessons,
    minutes: 60,
    euros: [69, 95],
    en: ['Colour analysis', 'With cloths in daylight: which tones lift your face.'],
    nl: ['Kleuranalyse', 'Met doeken bij daglicht: welke tinten je gezicht optillen.'],
  },
  {
    code: '10011',
    section: camera,
    minutes: 60,
    euros: [75, 110],
    en: ['Photo shoot', 'Matt where the lamp falls, alive where it does not.'],
    nl: ['Fotoshoot', 'Mat waar de lamp valt, levendig waar hij niet valt.'],
  },
  {
    code: '10012',
    section: camera,
    minutes: 90,
    euros: [95, 140],
    en: ['Stage and drag', 'Readable from the last row.'],
    nl: ['Toneel en drag', 'Te lezen vanaf de laatste rij.'],
  },
  {
    code: '10013',
    section: extras,
    minutes: 15,
    euros: [12, 20],
    isAddon: true,
    en: ['Lash strip', 'Applied and trimmed; you may keep it.'],
    nl: ['Nepwimpers', 'Op maat geknipt en geplakt; je mag ze houden.'],
  },
  {
    code: '10014',
    section: extras,
    minutes: 30,
    euros: [25, 40],
    isAddon: true,
    en: ['Hair set to match', 'Waves or a simple updo.'],
    nl: ['Haar erbij gestyled', 'Golven of eenvoudig opgestoken.'],
  },
  {
    code: 'FREE_CONSULTATION',
    section: lessons,
    minutes: 20,
    euros: [0, 0],
    en: ['Free consultation', 'Tell us the plan, the dress and the date. No strings.'],
    nl: ['Gratis kennismaking', 'Vertel over het plan, de jurk en de datum. Vrijblijvend.'],
  },
]
