import type { taxReminderMail as english } from '../en/tax-reminder-mail.ts'
import type { Words } from '../words.ts'

export const taxReminderMail = {
  subject: 'De Belastingdienst vraagt gegevens van {{salon}}',
  heading: 'Er missen gegevens voor de Belastingdienst',
  opening:
    'Uiterlijk {{day}} moeten wij de Belastingdienst melden wat {{salon}} in {{year}} op Bloesem verdiende, en wie dat was. Nog niet alles wat de wet vraagt is ingevuld.',
  rows: { missing: 'Wat er mist', nothing: 'Alles: er is nog niets ingevuld' },
  kept: 'Wat je invult wordt versleuteld bewaard. Alleen de beheerder en de Belastingdienst zien het.',
  why: 'De wet (DAC7) vraagt dit van elke markt. Antwoordt een salon na twee herinneringen en zestig dagen niet, dan kan de markt hem pauzeren tot de gegevens er zijn.',
  link: 'Vul de gegevens in',
} as const satisfies Words<typeof english>
