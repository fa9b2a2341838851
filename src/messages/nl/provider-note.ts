import type { providerNote as english } from '../en/provider-note.ts'
import type { Words } from '../words.ts'

export const providerNote = {
  label: 'Notitie voor jullie',
  hint: 'Ziet alleen je team. Schrijf niets over gezondheid op.',
  save: 'Bewaar de notitie',
  saving: 'Bezig met bewaren',
  failed: 'De notitie is nog niet bewaard',
  changed: 'Een collega heeft deze notitie intussen gewijzigd',
  changedTo: 'Er staat nu: “{{note}}” Bewaar je de jouwe, dan vervang je dat.',
  emptied: 'Hij is nu leeg. Bewaar je de jouwe, dan staat die er weer.',
} satisfies Words<typeof english>
