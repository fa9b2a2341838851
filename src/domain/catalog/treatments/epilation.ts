import type { Treatment } from './treatment.ts'

const intake = { en: 'First', nl: 'Eerst even' }
const needle = { en: 'By needle, per session', nl: 'Met de naald, per keer' }
const extras = { en: 'Extras', nl: 'Extra’s' }

/** Codes 120001–120006. */
export const epilation: readonly Treatment[] = [
  {
    code: '120001',
    section: intake,
    minutes: 30,
    euros: [0, 0],
    en: ['Intake', 'Blend or thermolysis, how often, what the insurer pays.'],
    nl: ['Intake', 'Blend of thermolyse, hoe vaak, wat de verzekeraar vergoedt.'],
  },
  {
    code: '120002',
    section: needle,
    minutes: 15,
    euros: [24, 32],
    en: ['A quarter of an hour', 'For a few hairs on chin or lip.'],
    nl: ['Een kwartier', 'Voor een paar haren op kin of lip.'],
  },
  {
    code: '120003',
    section: needle,
    minutes: 30,
    euros: [39, 52],
    en: ['Half an hour', 'White and red hairs too, which no laser sees.'],
    nl: ['Een half uur', 'Ook witte en rode haren, die een laser niet ziet.'],
  },
  {
    code: '120004',
    section: needle,
    minutes: 60,
    euros: [69, 89],
    en: ['An hour', 'With breaks whenever you like.'],
    nl: ['Een uur', 'Met pauzes wanneer jij wilt.'],
  },
  {
    code: '120005',
    section: needle,
    minutes: 90,
    euros: [99, 128],
    en: ['An hour and a half', 'Larger areas, also on the way to or after transition.'],
    nl: ['Anderhalf uur', 'Grotere zones, ook tijdens of na een transitie.'],
  },
  {
    code: '120006',
    section: extras,
    minutes: 10,
    euros: [8, 12],
    isAddon: true,
    en: ['Cooling mask', 'Against redness before you cycle home.'],
    nl: ['Verkoelend masker', 'Tegen roodheid voor je weer op de fiets stapt.'],
  },
]
