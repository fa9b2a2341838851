import type { not_found as english } from '../en/not-found.ts'
import type { Words } from '../words.ts'

export const not_found = {
  message: 'Deze pagina is er niet',
  text: 'Misschien is de salon verhuisd, of zit er een tikfout in het adres. Je winkelmandje is er nog.',
  search: 'Zoek een salon',
  bookings: 'Mijn afspraken',
} satisfies Words<typeof english>
