import type { operatorActs as english } from '../en/operator-acts.ts'
import type { Words } from '../words.ts'

export const operatorActs = {
  'add-provider': 'Voegde een salon toe',
  'import-salon': 'Voegde een salon uit een archief toe',
  'hide-provider': 'Verborg een salon',
  'show-provider': 'Toonde een salon weer',
  'set-owner': 'Stelde de eigenaar van een salon in',
  'clear-owner': 'Haalde de eigenaar van een salon weg',
  'invite-owner': 'Nodigde een eigenaar uit',
  close: 'Sloot een salon voor een tijd',
  reopen: 'Opende een salon weer',
  'block-customer': 'Blokkeerde een klant bij een salon',
  'unblock-customer': 'Liet een klant weer boeken bij een salon',
  'order-status': 'Wijzigde de status van een boeking',
  'hide-review': 'Verborg een review',
  'show-review': 'Toonde een review weer',
  'reply-review': 'Schreef de reactie op een review',
  'make-operator': 'Maakte iemand beheerder',
  'unmake-operator': 'Nam de rol van beheerder weg',
  'create-operator-link': 'Maakte een link voor een nieuwe beheerder',
  'use-operator-link': 'Werd beheerder met een link',
  'remove-second-factor': 'Haalde een tweede stap weg',
  'delete-person': 'Verwijderde een account',
  'open-order': 'Opende een boeking',
  'resend-order-mail': 'Stuurde de mail van een boeking opnieuw',
  'retry-job': 'Probeerde een mislukte taak opnieuw',
} satisfies Words<typeof english>
