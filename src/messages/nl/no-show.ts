import type { noShow as english } from '../en/no-show.ts'
import type { Words } from '../words.ts'

export const noShow = {
  open: 'Dossier niet gekomen',
  back: 'Terug naar de afspraak',
  title: 'Dossier niet gekomen',
  titleOf: 'Niet gekomen: {{name}}',
  madeAt: 'Gemaakt op {{moment}}. Afspraak {{number}}.',
  print: 'Print',
  failed: 'Het dossier kon niet laden',
  salon: 'Salon',
  client: 'Klant',
  kvk: 'KVK {{number}}',
  visit: 'Wat er geboekt was',
  item: 'Behandeling',
  price: 'Prijs',
  booked: {
    title: 'Geboekt en bevestigd',
    byCustomer: 'Geboekt door de klant op Bloesem, op {{moment}}.',
    byMember: 'Opgeschreven door de salon, op {{moment}}.',
    confirmedAtOnce: 'Bevestigd bij het boeken, op {{moment}}.',
    confirmed: 'Bevestigd door de salon, op {{moment}}.',
    neverConfirmed: 'Niet bekend: er is geen bevestiging bewaard.',
    missed: 'Op niet gekomen gezet door de salon, op {{moment}}.',
    missedUnknown: 'Niet bekend: wanneer de afspraak op niet gekomen is gezet, is niet bewaard.',
  },
  rules: {
    title: 'Regels voor annuleren',
    window:
      'Annuleren was gratis tot {{duration}} voor het begin. Deze regel is bij de boeking bewaard.',
    untilStart: 'Annuleren was gratis tot het begin. Deze regel is bij de boeking bewaard.',
    hours_one: '{{count}} uur',
    hours_other: '{{count}} uur',
    minutes_one: '{{count}} minuut',
    minutes_other: '{{count}} minuten',
    freeUntil: 'Het laatste gratis moment was {{moment}}.',
    moved: 'De afspraak is verplaatst; het laatste gratis moment is dat van na de verplaatsing.',
    versionUnknown: 'Niet bekend: welke tekst van de voorwaarden er stond, is niet bewaard.',
  },
  terms: {
    title: 'Akkoord',
    online: 'De klant ging akkoord met de voorwaarden bij het boeken, op {{moment}}.',
    byLink: 'De klant ging akkoord met de voorwaarden via de link in de mail, op {{moment}}.',
    notAccepted: 'De klant is niet akkoord gegaan met de voorwaarden.',
    asked: 'Het is per mail gevraagd.',
    notAsked: 'Het is niet gevraagd.',
  },
  mails: {
    title: 'Mails',
    link: 'De mail met de link naar de afspraak en de voorwaarden ging weg op {{moment}}.',
    confirmation:
      'De klant heeft een bevestigd mailadres; daarheen mailt Bloesem boekingen en wijzigingen. Wanneer elke mail wegging, is niet bewaard.',
    reminded:
      'Een herinnering aan deze tijd is verstuurd op de dag ervoor, of later als er later geboekt is. De precieze tijd is niet bewaard.',
    notReminded: 'Er is geen herinnering aan deze tijd verstuurd.',
    arrivalUnknown: 'Niet bekend: of een mail is aangekomen of gelezen.',
    noAddress:
      'De klant heeft geen bevestigd mailadres: voor zover nu bekend zijn er geen mails over boeken en wijzigen verstuurd.',
  },
  origin:
    'Dit dossier laat zien wat Bloesem heeft bewaard. Het is geen advies, en geen bewijs dat er iets betaald moet worden.',
} satisfies Words<typeof english>
