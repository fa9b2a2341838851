/** Teksten van het ZIP-bestand met alles van een salon: de uitleg van de bestanden, en koppen van tabellen. */
export const archiveText = {
  readme: `Alles van je salon bij Bloesem

LEESMIJ.txt    deze tekst
README.txt     hetzelfde in het Engels
profile.json   wat op je pagina staat: naam, teksten, adres, contactgegevens
settings.json  hoe een boeking binnenkomt, en de mails aan de salon
hours.json     openingstijden van de week, andere tijden en wanneer je nog dicht bent
menu.json      behandelingen en extra's, met prijs, duur en btw
menu.csv       hetzelfde als tabel, die je bij Behandelingen weer kunt inlezen
clients.csv    je klanten: contactgegevens, aantal bezoeken, wat er besteed is
cards.csv      de kaarten van je klanten met jullie notities; visits.csv noemt ze met hun id
visits.csv     alle afspraken, geweest en nog te komen, met klant, behandelingen, bedragen en jullie notities
history.csv    wat er met elke afspraak gebeurde, wanneer en door wie
mails.csv      mails over afspraken aan je klanten, met een x als ze vertrokken zijn
agenda.ics     de afspraken voor een agendaprogramma, zonder wat geannuleerd of geweigerd is
blocks.csv     de tijden die je in je agenda blokkeerde
offers.json    je acties, ook die voorbij zijn, met hoe vaak elke is gebruikt
members.json   wie er in je salon werken, en met welke rol
reviews.csv    de reviews die op je pagina staan, met je antwoorden
reviews.json   dezelfde, ondertekend door deze Bloesem: een andere kan nagaan dat ze hier geschreven zijn
reviews.json.sig  die ondertekening (Ed25519), met de sleutel van /.well-known/bloesem-reviews.pem
tax-details.json  wat je voor de Belastingdienst invulde, of null; met meer eigenaren zonder het hele BSN of RSIN
pictures.json  je foto's in hun volgorde, met beschrijving
pictures/      de foto's zoals ze bewaard zijn: drie breedtes, als AVIF en WebP
missing-pictures.txt  foto's die nu niet te lezen waren

Tijden hebben het tijdsverschil van de tijdzone van je salon. Bedragen zijn in euro's, inclusief btw.
Een apostrof voor een cel zorgt dat een rekenblad hem niet uitrekent.
Een klant die het account heeft verwijderd, of gewist is, heeft afspraken zonder naam en contactgegevens.
Een anonieme review heeft geen naam en geen behandeling.

Er staan namen, telefoonnummers en adressen van mensen in. Bewaar het veilig en gooi het weg als je het niet meer nodig hebt.`,
  visits: [
    ...(['Nummer', 'Id', 'Begin', 'Einde', 'Status', 'Klant', 'Telefoon', 'E-mail'] as const),
    ...(['Adres', 'Klant-id', 'Behandelingen', 'Voorrijkosten', 'Korting', 'Totaal'] as const),
    ...(['Bericht', 'Notitie', 'Geboekt op'] as const),
  ],
  history: [
    ...(['Nummer', 'Id', 'Op', 'Door', 'Teamlid', 'Status ervoor', 'Status'] as const),
    ...(['Begin ervoor', 'Akkoord op', 'Teruggedraaid op', 'Tekst'] as const),
  ],
  mails: ['Nummer', 'Id', 'Op', 'Mail', 'Verstuurd'],
  cards: ['Klant-id', 'Naam', 'Telefoon', 'E-mail', 'Notitie', 'Klant sinds', 'Geblokkeerd sinds'],
  blocks: ['Id', 'Agenda', 'Begin', 'Einde', 'Reden'],
  reviews: [
    ...(['Id', 'Geschreven op', 'Sterren', 'Review', 'Klant', 'Behandeling'] as const),
    ...(['Antwoord', 'Taal'] as const),
  ],
}
