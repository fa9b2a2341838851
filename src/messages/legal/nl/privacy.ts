import type { LegalText } from '../legal-text.ts'

export const privacy: LegalText = {
  title: 'Privacy',
  since: '2026-11-22',
  intro: [
    'We bewaren wat een boeking nodig heeft en weinig meer. We verkopen niets, tonen geen reclame en volgen niemand van site naar site. Daarom stond er geen cookiebanner in de weg.',
  ],
  articles: [
    {
      header: 'Wie verantwoordelijk is',
      items: [
        {
          text: 'De beheerder van deze site, die hierboven staat, bepaalt wat hier bewaard wordt en waarom. Daar stel je ook je vragen over je gegevens.',
        },
        {
          text: 'De salon waar je boekt, is zelf verantwoordelijk voor wat die met de gegevens van je bezoek doet.',
        },
      ],
    },
    {
      header: 'Wat we bewaren, waarom en hoe lang',
      items: [{ text: 'Alles wat er is, staat in deze tabel.' }],
      table: {
        columns: ['Wat', 'Waarom', 'Grond', 'Hoe lang'],
        rows: [
          [
            'Account: naam, gebruikersnaam, e-mail, telefoon, rol, en de foto van een andere inlogdienst',
            'om je te kennen en je gegevens in te vullen',
            'overeenkomst',
            'tot je het wist',
          ],
          [
            'Wachtwoord, als hash die niet terug te draaien is',
            'om alleen jou binnen te laten',
            'overeenkomst',
            'tot je het account wist',
          ],
          [
            'Je tweede stap bij het inloggen: de sleutel van je app, versleuteld, je passkeys met hun naam, en je herstelcodes als hash',
            'om alleen jou binnen te laten',
            'overeenkomst',
            'tot je het uitzet of het account wist',
          ],
          [
            'Wie je bent bij een andere inlogdienst, als je die gebruikt',
            'om je daarmee in te loggen',
            'overeenkomst',
            'tot je het account wist',
          ],
          ['Aanmelding die niet bevestigd is', 'om de code te sturen', 'overeenkomst', '7 dagen'],
          [
            'Dat je ingelogd bent, in welke browser, en codes die we je mailden',
            'zodat je niet op elke pagina hoeft in te loggen',
            'overeenkomst',
            'tot ze verlopen: codes na een kwartier, een login na hooguit een half jaar',
          ],
          [
            'Mails aan jou, als deze site geen maildienst heeft',
            'zodat ze toch gelezen kunnen worden',
            'overeenkomst',
            '30 dagen',
          ],
          [
            'Boeking: behandelingen, tijd, bedragen, status en hoe die veranderde, je naam',
            'het bezoek, en de administratie van de salon en van ons',
            'overeenkomst, en de wet (art. 52 AWR)',
            '8 jaar na het bezoek; zonder jou zodra je je account wist',
          ],
          [
            'Bij een boeking: e-mail, telefoon, adres en hoe ver dat is, opmerking, reden van annuleren',
            'zodat de salon je kan bereiken en vinden, en om je één keer te vragen hoe het was',
            'overeenkomst',
            '2 jaar na het bezoek, of tot je je account wist',
          ],
          [
            'Andere mailadressen voor mails over je boekingen, en de codes die ze bewijzen',
            'om je te mailen waar je dat vroeg, en niemand anders',
            'overeenkomst',
            'zolang een boeking ze noemt: 2 jaar, of tot je je account verwijdert; onbewezen een dag',
          ],
          [
            'Een kenmerk van elke boeking die je verstuurt',
            'zodat dezelfde boeking niet twee keer komt',
            'overeenkomst',
            '7 dagen',
          ],
          [
            'Een tijd die voor je vrij gehouden wordt terwijl je een boeking invult',
            'zodat niemand hem intussen neemt',
            'overeenkomst',
            'hooguit een uur',
          ],
          [
            'Wat een salon over je bewaart als klant: naam, telefoon, e-mail, een notitie, en of je er kunt boeken',
            'zodat de salon weet wie er komt, en niemand een salon volboekt',
            'gerechtvaardigd belang',
            '2 jaar na het laatste bezoek, of tot de salon het wist of jij je account wist',
          ],
          [
            'Bij welke salons je werkt, in welke rol en sinds wanneer, welke mails je daarvan wilt, tot wanneer je hebt gezien wat klanten daar deden, de apparaten waarop je meldingen krijgt, wanneer je bezet bent volgens agenda’s die je toevoegde, en wanneer je een mail over nieuwe voorwaarden voor salons kreeg',
            'zodat je ziet wat er geboekt is en kunt antwoorden',
            'overeenkomst',
            'tot de salon het beëindigt of je je account verwijdert; een apparaat tot je het uitzet of er uitlogt, een agenda tot hij wordt verwijderd, dat je gemaild bent tot je je account verwijdert',
          ],
          [
            'Een uitnodiging om bij een salon te werken: je mailadres, de rol en wie je uitnodigt',
            'zodat je die kunt aannemen',
            'overeenkomst',
            '30 dagen nadat je hebt geantwoord, of nadat hij is ingetrokken of verlopen',
          ],
          [
            'Dat een afspraak niet van jou is, als je dat zegt via de link in een mail: een hash van je mailadres, bij die salon',
            'zodat de salon je niet weer mailt',
            'wettelijke verplichting',
            'zolang de salon hier staat',
          ],
          [
            'Favorieten',
            'om ze je weer te laten zien',
            'overeenkomst',
            'tot je ze weghaalt of je account wist',
          ],
          [
            'Review: sterren, woorden, je naam (die niemand ziet als je anoniem kiest), over welk bezoek, en de reactie van de salon',
            'zodat anderen kunnen kiezen',
            'gerechtvaardigd belang',
            'zolang hij hier staat; zonder jou als je je account wist',
          ],
          [
            'Salon: van wie hij is, adres, e-mail, telefoon, links, KVK-nummer en btw-id, menukaart, foto’s, openingstijden en wanneer hij dicht is',
            'om de salon te laten zien en er te boeken, en omdat de wet het van een handelaar vraagt',
            'overeenkomst, en de wet (art. 6:230m BW)',
            'tot acht jaar na de laatste afspraak die gemeld werd; is er niets te melden, tot de eigenaar weggaat',
          ],
          [
            'Voor de Belastingdienst, als deze markt dat vraagt: naam, adres, geboortedatum, BSN of RSIN, btw-id en rekening van wie een salon heeft, versleuteld, en wat de salon per kwartaal verdiende',
            'om elk jaar te melden wat salons hier verdienden',
            'de wet (DAC7)',
            'zolang de salon hier staat, en daarna tot de beheerder hem weghaalt',
          ],
          [
            'Bericht, aanvraag voor een demo, aanmelding van een salon met onze notities, melding of bezwaar met het besluit',
            'om te antwoorden, en wie het aangaat te vertellen waarom we zo besloten',
            'gerechtvaardigd belang, of stappen voor een overeenkomst',
            '2 jaar',
          ],
          [
            'Tellingen van wat hier gebeurt: pagina, stap, zoekopdracht; geen naam, adres of nummer',
            'om te zien waar de site mensen in de steek laat',
            'gerechtvaardigd belang',
            '13 maanden',
          ],
          [
            'Wat beheerders deden rond je account, salon, afspraak of review, wanneer en waarom; in het logboek staan geen namen en geen adressen',
            'om verantwoording te geven over wat beheerders beslissen',
            'gerechtvaardigd belang',
            'altijd; na het verwijderen van je account wijst het naar niemand meer',
          ],
          [
            'Technisch logboek: tijd, pagina, uitkomst; adressen en nummers onleesbaar gemaakt',
            'om fouten te vinden en aanvallen af te slaan',
            'gerechtvaardigd belang',
            'zolang de beheerder het logboek bewaart',
          ],
          [
            'Hoe vaak een account of internetadres iets vroeg, en hoeveel mails er naar een adres gingen',
            'om misbruik te stoppen',
            'gerechtvaardigd belang',
            'hooguit twee dagen',
          ],
        ],
      },
      notes: [
        'We vragen niet naar je gezondheid. Schrijf je er iets over aan een salon, dan staat dat in je opmerking en verdwijnt het daarmee.',
      ],
    },
    {
      header: 'Wie het ziet',
      items: [
        {
          text: 'De salon waar je boekt, ziet je boeking en de gegevens daarbij. Andere salons en bezoekers niet.',
        },
        {
          text: 'Verder alleen wie voor ons werkt:',
          subItems: [
            'de host van de server waarop deze site draait;',
            'de maildienst die bevestigingen en herinneringen bezorgt;',
            'een inlogdienst, als je ervoor kiest daarmee in te loggen;',
            'werk je bij een salon en zet je meldingen aan: de meldingsdienst van je browser (Google, Apple, Mozilla of Microsoft). Die bezorgt ze versleuteld en kan ze niet lezen.',
          ],
        },
        {
          text: 'Zij mogen het nergens anders voor gebruiken. Aan een instantie geven we het alleen als de wet ons daartoe verplicht.',
        },
      ],
    },
    {
      header: 'Kaarten en plaatsen',
      items: [
        {
          text: 'De kaart is getekend met onze eigen gegevens: niemand anders komt te weten waar je kijkt. Heeft de beheerder kaartbeelden van een andere dienst aangezet, zoals het Kadaster (PDOK), dan haalt je browser die daar op.',
        },
        {
          text: 'Een plaats die je typt, zoeken we op in een eigen lijst. Heeft de beheerder daarvoor een andere dienst aangezet, zoals de Locatieserver van het Kadaster (PDOK), dan vraagt onze server het daar: die dienst krijgt wat je typte, en niet wie je bent of waarvandaan je het vraagt. Voor een bezoek bij jou thuis krijgt hij de postcode, om te weten hoe ver het is.',
        },
        { text: 'We vragen je browser nooit waar je bent.' },
      ],
    },
    {
      header: 'Cookies',
      items: [
        {
          text: 'We gebruiken alleen wat inloggen, je taal en je veiligheid nodig hebben. Op de pagina [Cookies](/cookies) staan ze allemaal.',
        },
      ],
    },
    {
      header: 'Je rechten',
      items: [
        {
          text: 'Op de pagina “Mijn gegevens” kun je altijd en zonder reden',
          subItems: [
            'alles meenemen wat er over je bewaard wordt, in een vorm die machines lezen;',
            'je account wissen: wat weg kan, gaat meteen weg, en boekingen die we van de wet moeten bewaren, blijven zonder jou. Staat er nog een afspraak, dan annuleer je die eerst.',
          ],
          link: { text: 'Naar Mijn gegevens', path: '/my-data' },
        },
        {
          text: 'Kun je niet inloggen, of schreef je ons vanaf een ander adres? Vraag het de beheerder. Reservekopieën overschrijft de beheerder na verloop van tijd; tot dan sta je daar nog in. Een account bij een andere dienst waarmee je inlogt, wis je bij die dienst.',
        },
        {
          text: 'Je mag ook iets laten verbeteren, bezwaar maken tegen een gebruik of ons vragen het te beperken. We antwoorden binnen een maand.',
        },
        {
          text: 'Niet tevreden? Je kunt klagen bij de Autoriteit Persoonsgegevens.',
        },
      ],
    },
    {
      header: 'Hoe we het veilig houden',
      items: [
        {
          text: 'Verbindingen zijn versleuteld, wachtwoorden gehasht met argon2id, inlogtokens buiten bereik van scripts, sleutels versleuteld. Wie wat mag zien, wordt bij elke aanroep gecontroleerd.',
        },
        {
          text: 'Gaat er toch iets mis dat jou kan schaden, dan vertellen we het jou en de toezichthouder binnen de tijd die de wet stelt.',
        },
      ],
    },
    {
      header: 'Wijzigingen',
      items: [
        {
          text: 'Gaan we iets nieuws bewaren of iets anders gebruiken, dan veranderen we eerst deze tekst en zeggen we dat hier.',
        },
      ],
    },
  ],
}
