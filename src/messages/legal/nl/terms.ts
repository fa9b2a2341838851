import type { LegalText } from '../legal-text.ts'

export const terms: LegalText = {
  title: 'Voorwaarden',
  since: '2026-11-22',
  intro: [
    'Je boekt hier een behandeling, je krijgt die in de salon en je betaalt de salon. Wij brengen jullie bij elkaar. In deze voorwaarden staat wat dat voor jou betekent.',
  ],
  articles: [
    {
      header: 'Wie is wie',
      items: [
        {
          text: 'In deze voorwaarden',
          subItems: [
            'zijn “wij” de beheerder van deze site, die hierboven staat;',
            'is “de salon” wie hier een behandeling aanbiedt, in een eigen zaak of bij jou thuis;',
            'ben “jij” wie rondkijkt, boekt of een review schrijft.',
          ],
        },
        {
          text: 'De overeenkomst over een behandeling sluit je met de salon. Wij zijn daarbij geen partij: wij laten zien wat er vrij is, nemen je boeking aan en geven die door.',
        },
        {
          text: 'Salons handelen hier als ondernemer. Op de pagina van een salon staat hoe je die bereikt; een salon die het KVK-nummer heeft opgegeven, laat dat zien.',
        },
      ],
    },
    {
      header: 'Je account',
      items: [
        {
          text: 'Rondkijken kan zonder account. Om te boeken heb je er een nodig; dat kost niets.',
        },
        {
          text: 'Je geeft een naam en een e-mailadres op die van jou zijn en houdt je wachtwoord voor jezelf. Laat het ons meteen weten als iemand anders het kan kennen.',
        },
        { text: 'Je bent zestien of ouder, of een ouder of voogd vindt het goed.' },
        {
          text: 'Je kunt op elk moment stoppen en je account laten wissen. Wat wij volgens de wet moeten bewaren, staat in de [privacyverklaring](/privacy).',
        },
      ],
    },
    {
      header: 'Boeken',
      items: [
        {
          text: 'Voor de laatste knop zie je de behandelingen, de dag en het uur, de plaats, het totaal met btw en eventuele korting, en tot wanneer annuleren gratis is.',
        },
        {
          text: 'Met “Boeken met betalingsverplichting” plaats je een bestelling. De overeenkomst is gesloten zodra de bevestiging op je scherm staat; we mailen je die ook.',
        },
        {
          text: 'Sommige salons bekijken een aanvraag eerst. Dan is er niets afgesproken tot de salon ja zegt; een aanvraag waarop niemand antwoordt, vervalt na de termijn die de salon noemt, en nooit later dan het uur waarvoor die was.',
        },
        {
          text: 'Een behandeling aan huis boek je voor het adres dat je opgeeft. Dat ligt binnen de afstand die de salon reist, en er is iemand die opendoet.',
        },
      ],
      notes: [
        'De knop zegt het voluit omdat de wet dat vraagt (art. 6:230v BW; Hoge Raad 4 oktober 2024, ECLI:NL:HR:2024:1355).',
      ],
    },
    {
      header: 'Prijs en betalen',
      items: [
        {
          text: 'Prijzen zijn in euro’s en inclusief btw. Je betaalt de salon bij je bezoek, op een manier die de salon aanneemt. Wij rekenen jou niets.',
        },
        {
          text: 'Een korting geldt onder de voorwaarden die erbij staan en is al afgetrokken van het totaal waarmee je akkoord gaat.',
        },
        {
          text: 'Blijkt in de stoel dat er meer nodig is, dan noemt de salon eerst de prijs en beslis jij.',
        },
      ],
    },
    {
      header: 'Verzetten en annuleren',
      items: [
        {
          text: 'Tot het tijdstip dat bij je boeking staat, verzet of annuleer je die hier gratis en zonder reden. Je krijgt een bewijs per mail.',
        },
        {
          text: 'Daarna neem je contact op met de salon. Die mag een redelijke vergoeding vragen, nooit meer dan de prijs van wat geboekt was, en verminderd met wat de salon door je afzegging bespaart.',
        },
        {
          text: 'Zegt de salon af, dan ben je niets verschuldigd. Wat je daardoor verliest, regel je met de salon.',
        },
        {
          text: 'Geeft de wet je veertien dagen bedenktijd bij een overeenkomst op afstand, dan houd je dat recht. Kies je een dag binnen die veertien dagen, dan vraag je de salon eerder te beginnen; is de behandeling gegeven, dan is het recht voorbij.',
        },
      ],
      notes: [
        'Herroepen kan zonder formulier: een bericht aan de salon waarin het staat, is genoeg (art. 6:230o BW).',
      ],
    },
    {
      header: 'Bij je bezoek',
      items: [
        {
          text: 'Je komt op tijd en vertelt de salon vooraf wat voor de behandeling van belang is, zoals allergieën, medicijnen of een zwangerschap.',
        },
        {
          text: 'De salon staat in voor zijn werk. Is er iets niet goed? Zeg het eerst tegen de salon, en snel; die krijgt de kans het te herstellen.',
        },
        {
          text: 'Kom je niet en heb je niet geannuleerd, dan mag de salon dat noteren en de vergoeding van artikel 5 vragen.',
        },
      ],
    },
    {
      header: 'Reviews en wat je schrijft',
      items: [
        {
          text: 'Alleen wie hier een bezoek heeft geboekt, kan daarover een review schrijven, één keer. Niemand krijgt betaald voor een review, en goede en slechte behandelen we gelijk.',
        },
        {
          text: 'Je schrijft over je eigen bezoek, zonder',
          subItems: [
            'beledigingen, bedreigingen en discriminatie;',
            'privégegevens van anderen, zoals de volledige naam van wie je behandelde;',
            'reclame en links.',
          ],
        },
        {
          text: 'Je mag een review schrijven zonder je naam. De salon ziet dan nog steeds dat een klant hem schreef, en hij telt gewoon mee.',
        },
        {
          text: 'Wat je schrijft, blijft van jou. Wij mogen het hier gratis laten zien, zolang het hier staat.',
        },
      ],
    },
    {
      header: 'De volgorde van resultaten',
      items: [
        {
          text: 'De volgorde volgt uit regels die voor elke salon gelden. Geen salon kan betalen voor een betere plek.',
        },
        {
          text: 'Op de pagina [Zo sorteren we](/ranking) staan die regels en wat het zwaarst weegt.',
        },
      ],
    },
    {
      header: 'Melden wat niet klopt',
      items: [
        {
          text: 'Zie je hier iets dat verboden is of tegen deze voorwaarden ingaat, meld het dan via de [contactpagina](/contact-us) of naast de review. Zeg wat het is, waar en waarom.',
        },
        {
          text: 'Een mens bekijkt je melding. Wie het aangaat, laten we weten wat we besloten en waarom, en hoe je binnen zes maanden bezwaar maakt; jou ook, als je schreef waar we je kunnen bereiken. Een review meld je zonder naam; daar hoor je dan niets meer over.',
        },
        {
          text: 'Wie deze site duidelijk en bij herhaling misbruikt, kunnen we tijdelijk of blijvend weren, waar het kan na een waarschuwing.',
        },
      ],
      notes: [
        'Zo werken de artikelen 16, 17, 20 en 23 van de digitaledienstenverordening hier uit.',
      ],
    },
    {
      header: 'Waar wij voor instaan',
      items: [
        {
          text: 'Wij zorgen dat deze site werkt en dat klopt wat er staat, en herstellen wat niet goed is. Dat de site er altijd is, kunnen we niet beloven.',
        },
        {
          text: 'Voor de behandeling zelf staat de salon in. Voor schade door onze eigen tekortkoming staan wij in zoals de wet bepaalt.',
        },
        {
          text: 'Niets hierin beperkt de aansprakelijkheid voor opzet of grove schuld, of een recht dat de wet aan consumenten geeft.',
        },
      ],
    },
    {
      header: 'Wijzigingen, recht en geschillen',
      items: [
        {
          text: 'We mogen deze voorwaarden wijzigen en kondigen dat hier minstens dertig dagen van tevoren aan. Voor een boeking gelden de voorwaarden waaronder die gemaakt is.',
        },
        {
          text: 'Nederlands recht geldt. Woon je in een ander land van de Europese Unie, dan houd je de bescherming die het recht daar je geeft.',
        },
        {
          text: 'Een klacht over deze site stuur je naar ons; we antwoorden binnen veertien dagen. Komen we er niet uit, dan beslist de bevoegde rechter; voor een consument kan dat de rechter in de eigen woonplaats zijn.',
        },
      ],
    },
  ],
}
