import type { RefusalCode } from '#domain/refusal.ts'

export const refusals = {
  'invalid-request': 'Er klopt iets niet in wat je invulde. Kijk bij de gemarkeerde velden.',
  'sign-in-required': 'Log in om verder te gaan. Wat je invulde blijft staan.',
  'invalid-token':
    'Het duurde even, daarom ben je uitgelogd. Log opnieuw in; er is niets verloren.',
  forbidden: 'Dit is van iemand anders.',
  'second-factor-required': 'Stel eerst inloggen in twee stappen in: dat is nu verplicht voor je.',
  'second-factor-not-shown': 'Log opnieuw in, met beide stappen.',
  xsrf: 'Deze pagina stond te lang open. Laad hem opnieuw en probeer het nog eens.',
  'not-found': 'Dit bestaat niet meer.',
  'slot-taken': 'Iemand was je net voor. Kies een andere tijd; de rest blijft staan.',
  'hours-changed': 'Iemand heeft de openingstijden net gewijzigd. Lees ze opnieuw.',
  'has-appointments': 'Er staan afspraken in deze tijd.',
  'catalog-changed': 'Iemand heeft de behandelingen net gewijzigd. Kijk ze nog even na.',
  'too-many-feeds': 'Je hebt twintig agendalinks. Trek er eerst een in.',
  'too-many-calendars': 'Er worden al vijf agenda’s gelezen. Verwijder er eerst een.',
  'own-calendar': 'Dit is een agenda met je afspraken van hier. Die bezetten hun tijd al.',
  'calendar-unreadable':
    'Op dit adres konden we geen agenda lezen. Is het het hele adres, en openbaar of geheim in plaats van privé?',
  'member-changed': 'Dit teamlid is net gewijzigd. Kijk nog even en kies dan.',
  'last-owner': 'Een salon heeft altijd een eigenaar. Maak eerst iemand anders eigenaar.',
  'already-member': 'Deze persoon zit al in het team.',
  'already-invited': 'Naar dit adres is al een uitnodiging onderweg. Stuur die opnieuw.',
  'too-many-invitations': 'Er staan twintig uitnodigingen open. Trek er eerst een in.',
  'invitation-ended': 'Deze uitnodiging is gebruikt, ingetrokken of verlopen.',
  'address-differs': 'Deze uitnodiging is voor een ander mailadres dan dat van je account.',
  'provider-changed':
    'Een collega besliste intussen over deze salon. Je ziet nu de huidige stand; je tekst is bewaard.',
  'provider-hidden':
    'De beheerder heeft deze salon verborgen of beëindigd. Antwoord op de mail daarover als je het niet eens bent.',
  'not-here': 'Het inloggen van dit account is ergens anders geregeld. Zet het daar op slot.',
  'settings-changed': 'Er is net iets aan de salon gewijzigd. Kijk nog eens en bewaar dan.',
  'client-changed': 'Deze klant is net gewijzigd. Lees de kaart opnieuw.',
  'client-in-use':
    'Deze klant heeft nog een afspraak. Annuleer die eerst, of wacht tot die geweest is.',
  'nothing-to-send': 'Er is geen mail om opnieuw te sturen, of geen adres ervoor.',
  'order-changed': 'Deze afspraak is net gewijzigd. Lees hem opnieuw en kies dan.',
  'order-not-changeable': 'Deze afspraak kun je hier niet meer wijzigen. Bel de salon.',
  'already-reviewed': 'Je hebt deze afspraak al beoordeeld.',
  'not-reviewable': 'Je kunt een afspraak beoordelen als hij geweest is.',
  'username-taken': 'Deze gebruikersnaam is bezet. Kies een andere.',
  'sign-in-again': 'Log nog een keer in, om te laten zien dat jij het bent.',
  'account-in-use': 'Je hebt nog een afspraak staan, of een salon.',
  'too-many-visits':
    'Je hebt al te veel afspraken voor deze: hooguit 10 bij één salon, 20 in totaal en 2 tegelijk. Zeg er een af, kies een andere tijd of bel de salon.',
  'page-changed': 'Iemand anders heeft deze pagina net gewijzigd. Kijk nog even.',
  'too-many-pictures': 'Je hebt 40 foto’s, meer kan niet. Haal er eerst een weg.',
  'too-large': 'Dat is te veel tekst. Maak het wat korter.',
  'unsupported-media-type': 'Dit soort bestand werkt hier niet.',
  'outside-working-hours':
    'Deze tijd is niet meer te boeken, of de salon werkt dan niet. Kies een andere tijd.',
  'amounts-changed':
    'De salon heeft een prijs aangepast. Bekijk het nieuwe bedrag en boek opnieuw.',
  'promotion-not-applicable':
    'Deze korting geldt niet voor deze afspraak. Haal hem weg en boek opnieuw.',
  'promotion-changed': 'Iemand heeft deze actie net gewijzigd, of hij is afgelopen.',
  'promotion-used':
    'Klanten hebben deze actie al gebruikt, dus de korting blijft zo. Stop hem en maak een nieuwe.',
  'too-many-promotions': 'Je hebt al 20 acties die nog niet zijn afgelopen. Stop er eerst een.',
  'registration-changed': 'Een collega heeft deze aanmelding net gewijzigd.',
  'mail-sent': 'De mail is weg, dus dit kan niet meer ongedaan worden gemaakt.',
  'item-changed': 'Iemand anders heeft dit net gewijzigd.',
  'own-decision': 'Dit is een bezwaar tegen je eigen besluit. Een collega besluit.',
  'already-objected': 'Je hebt al bezwaar gemaakt.',
  'reply-changed': 'Een collega heeft dit antwoord net gewijzigd.',
  'note-changed': 'Een collega heeft deze notitie net gewijzigd.',
  'item-not-offered':
    'De salon biedt een van deze behandelingen niet meer aan. Haal hem eruit en boek opnieuw.',
  'delivery-not-possible':
    'De salon komt niet op dit adres, of het bedrag is lager dan het minimum voor een bezoek aan huis.',
  'idempotency-mismatch': 'Deze boeking veranderde tijdens het versturen. Probeer het opnieuw.',
  'code-invalid': 'Deze code klopt niet of is verlopen. Vraag een nieuwe aan.',
  'picture-unreadable':
    'Dit is geen foto die we kunnen lezen. Kies een JPG-, PNG-, WebP- of AVIF-bestand.',
  'picture-too-large': 'Deze foto heeft meer dan 50 megapixels. Kies een kleinere.',
  'too-many-requests': 'Dat ging wat snel. Wacht even en probeer het opnieuw.',
  internal: 'Er ging bij ons iets mis. Probeer het zo nog eens.',
  unavailable: 'We zijn even niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
} as const satisfies Record<RefusalCode, string>
