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
visits.csv     alle afspraken, geweest en nog te komen, met klant, behandelingen, bedragen en jullie notities
reviews.csv    de reviews die op je pagina staan, met je antwoorden
pictures.json  je foto's in hun volgorde, met beschrijving
pictures/      de foto's zoals ze bewaard zijn: drie breedtes, als AVIF en WebP
missing-pictures.txt  foto's die nu niet te lezen waren

Tijden hebben het tijdsverschil van de tijdzone van je salon. Bedragen zijn in euro's, inclusief btw.
Een apostrof voor een cel zorgt dat een rekenblad hem niet uitrekent.
Een klant die het account heeft verwijderd, of gewist is, heeft afspraken zonder naam en contactgegevens.
Een anonieme review heeft geen naam en geen behandeling.
Acties, teamleden, notities op klantkaarten en wat er met elke afspraak gebeurde zitten er niet in.

Er staan namen, telefoonnummers en adressen van mensen in. Bewaar het veilig en gooi het weg als je het niet meer nodig hebt.`,
  visits: [
    ...(['Nummer', 'Id', 'Begin', 'Einde', 'Status', 'Klant', 'Telefoon', 'E-mail'] as const),
    ...(['Adres', 'Klant-id', 'Behandelingen', 'Voorrijkosten', 'Korting', 'Totaal'] as const),
    ...(['Bericht', 'Notitie', 'Geboekt op'] as const),
  ],
  reviews: [
    ...(['Id', 'Geschreven op', 'Sterren', 'Review', 'Klant', 'Behandeling'] as const),
    ...(['Antwoord', 'Taal'] as const),
  ],
}
