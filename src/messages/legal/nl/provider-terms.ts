import type { Words } from '../../words.ts'
import type { versionWords as english } from '../en/provider-terms.ts'
import type { LegalText } from '../legal-text.ts'

export const versionWords = {
  version: 'Versie {{number}}, geldig sinds {{day}}.',
  coming: 'Vanaf {{day}} geldt versie {{number}}.',
} as const satisfies Words<typeof english>

export const providerTerms: LegalText = {
  title: 'Voorwaarden voor salons',
  since: '2026-11-22',
  intro: [
    'Jij biedt hier behandelingen aan; wij laten ze zien, houden je agenda bij en nemen boekingen voor je aan. Onder deze voorwaarden doen we dat samen.',
  ],
  articles: [
    {
      header: 'Wie en wat',
      items: [
        {
          text: 'Wij brengen klanten en salons bij elkaar. De overeenkomst over de behandeling sluit de klant met jou.',
        },
        {
          text: 'Met “salon” bedoelen we iedereen die via deze site behandelingen aanbiedt:',
          subItems: ['met een eigen zaak;', 'aan huis bij de klant;', 'of allebei.'],
        },
        {
          text: 'Deze voorwaarden gelden voor alles wat we hier voor je doen. Eigen voorwaarden van jou gelden niet tegenover ons.',
        },
      ],
      notes: [
        '“Wij” zijn de beheerder van deze site, die hierboven staat. Dit zijn zaken tussen ondernemers: het consumentenrecht geldt niet tussen jou en ons.',
      ],
    },
    {
      header: 'Aanmelden',
      items: [
        {
          text: 'Bij je aanmelding vertel je ons naar waarheid',
          subItems: [
            'wie je bent: naam, adres, telefoon en e-mail;',
            'je KVK-nummer, en je btw-id als je dat hebt;',
            'welke behandelingen je geeft, en dat je de papieren en verzekering hebt die daarbij horen.',
          ],
        },
        {
          text: 'We controleren wat in openbare registers te vinden is voordat je pagina zichtbaar wordt, en mogen om bewijs vragen. Wijzigingen geef je binnen twee weken door.',
        },
        { text: 'Wie je account gebruikt, handelt namens jou. Geef je wachtwoord aan niemand.' },
      ],
      notes: [
        'Een marktplaats moet weten wie er handelt (art. 30 digitaledienstenverordening) en meldt één keer per jaar aan de Belastingdienst wat salons erdoor verdienden (DAC7). Jij krijgt die opgave eerst zelf.',
      ],
    },
    {
      header: 'Je pagina',
      items: [
        {
          text: 'Je houdt je pagina kloppend: behandelingen, duur, prijzen, openingstijden, plaats of werkgebied.',
        },
        {
          text: 'Teksten en foto’s erop',
          subItems: [
            'zijn van jou, of je mag ze gebruiken;',
            'tonen mensen alleen als die dat goedvinden;',
            'beloven geen medisch resultaat en misleiden niemand.',
          ],
        },
        {
          text: 'Wij mogen ze hier, in onze mails en in zoekmachines gratis laten zien, zolang je bij ons bent.',
        },
      ],
      notes: [
        'Laserbehandelingen, tatoeages en sommige injecties zijn voorbehouden of vragen een vergunning. Wat je niet mag geven, bied je hier niet aan.',
      ],
    },
    {
      header: 'Boekingen',
      items: [
        {
          text: 'Een boeking bindt je zodra die bevestigd is. Dat is meteen, tenzij je ervoor kiest aanvragen eerst te bekijken.',
        },
        {
          text: 'Zodat geen uur twee keer wordt verkocht,',
          subItems: [
            'zet je afspraken van elders in je agenda hier;',
            'sluit je op tijd de dagen en uren waarop je niet werkt;',
            'beantwoord je aanvragen binnen de termijn die je zelf instelt.',
          ],
        },
        {
          text: 'Je geeft de behandeling zelf, of laat dat doen door iemand die het even goed kan.',
        },
      ],
      notes: [
        'Twee bevestigde boekingen kunnen hier nooit op dezelfde tijd vallen: de database zelf weigert de tweede.',
      ],
    },
    {
      header: 'Annuleren en niet komen',
      items: [
        {
          text: 'De klant annuleert gratis tot het tijdstip dat bij de boeking staat. Dat tijdstip noemen we altijd als dag en uur.',
        },
        {
          text: 'Annuleer jij, dan',
          subItems: [
            'doe je dat zo vroeg als je kunt;',
            'krijgt de klant meteen bericht en een bewijs;',
            'brengen we niets in rekening.',
          ],
        },
        {
          text: 'Komt de klant niet, dan zet je de afspraak binnen 24 uur op “niet gekomen”. Een vergoeding die je mag vragen, regel je met de klant en is redelijk.',
        },
      ],
      notes: [
        'Sinds 19 juni 2026 moet annuleren net zo makkelijk zijn als boeken. Daarom twee stappen en een bewijs per mail, en geen telefoontje.',
      ],
    },
    {
      header: 'Prijzen en btw',
      items: [
        {
          text: 'Je prijzen zijn inclusief btw: 9% voor de kapper, 21% voor andere behandelingen, tenzij de wet voor jou anders bepaalt.',
        },
        {
          text: 'Wat je aan de balie vraagt,',
          subItems: [
            'is voor wat geboekt is nooit meer dan de prijs in de bevestiging;',
            'bevat geen kosten die de klant niet voor de knop zag;',
            'houdt zich aan de korting die beloofd is.',
          ],
        },
        {
          text: 'Elders mag je andere prijzen vragen. De klant betaalt jou; wij hebben nooit geld van je onder ons.',
        },
      ],
      notes: [
        'Wij vragen geen deel van een boeking, ook niet van een eerste. Wat we wel vragen, staat in artikel 9.',
      ],
    },
    {
      header: 'Reviews',
      items: [
        {
          text: 'Wie hier een bezoek heeft geboekt, mag er één review over schrijven, met of zonder naam. We tonen goede en slechte gelijk en verkopen geen verwijdering.',
        },
        {
          text: 'Je',
          subItems: [
            'schrijft geen reviews over jezelf en laat dat ook niet doen;',
            'biedt niets aan voor een goede en dreigt niet om een slechte;',
            'noemt in je reactie niet waarvoor een klant kwam.',
          ],
        },
        {
          text: 'Je mag openbaar reageren, één keer per review. Wat verboden is of niet over een bezoek gaat, meld je; wij beslissen met redenen.',
        },
      ],
      notes: [
        'Op de pagina [Zo controleren we reviews](/review-checks) staat hetzelfde voor klanten.',
      ],
    },
    {
      header: 'Volgorde in de lijst',
      items: [
        {
          text: 'Resultaten staan op volgorde van regels die voor iedereen gelijk zijn. Op de pagina [Zo sorteren we](/ranking) staan ze, met wat het zwaarst weegt.',
        },
        {
          text: 'Je plek verandert niet door',
          subItems: [
            'het abonnement dat je hebt of wat je betaalt;',
            'of je ook elders verkoopt, of voor minder;',
            'of je van ons bent of van een ander.',
          ],
        },
        {
          text: 'Een salon die verborgen is of geen actieve behandeling heeft, staat niet in de lijst.',
        },
      ],
      notes: ['Zo vraagt artikel 5 van Verordening (EU) 2019/1150 het van ons.'],
    },
    {
      header: 'Abonnement en betalen',
      items: [
        {
          text: 'Wat een abonnement inhoudt en kost, staat op de [prijzenpagina](/pricing). Wat daar “binnenkort” heet, bestaat nog niet en hoort er pas bij zodra het er is. Prijzen daar zijn per maand, in euro’s, voor ondernemers zonder btw.',
        },
        {
          text: 'Een proefperiode is gratis en',
          subItems: [
            'stopt vanzelf als je niet verdergaat;',
            'vraagt geen betaalgegevens;',
            'krijg je één keer per salon.',
          ],
        },
        {
          text: 'Je betaalt vooruit, per maand, en kunt aan het einde van elke maand stoppen. Een prijs gaat alleen omhoog na aankondiging volgens artikel 12.',
        },
      ],
      notes: [
        'De software is open source: je mag die ook zelf draaien, zonder ons en zonder abonnement.',
      ],
    },
    {
      header: 'Gegevens',
      items: [
        {
          text: 'Je krijgt van een klant wat voor het bezoek nodig is: naam, e-mail, telefoon, wat er geboekt is, het adres bij een behandeling aan huis en wat de klant je schreef.',
        },
        {
          text: 'Dat gebruik je alleen',
          subItems: [
            'voor het bezoek en wat daaruit volgt;',
            'voor post waar de klant om vroeg;',
            'zolang je het nodig hebt of de wet het vraagt.',
          ],
        },
        {
          text: 'Voor je eigen administratie ben jij verantwoordelijk onder de AVG; voor deze site zijn wij dat. Een lek dat klanten van hier raakt, meld je ons binnen een dag. Je eigen gegevens mag je altijd meenemen, in een vorm die machines lezen.',
        },
      ],
      notes: [
        'Gegevens over gezondheid, zoals een allergie, zijn bijzonder. Noteer alleen wat de behandeling vraagt en wis het daarna.',
      ],
    },
    {
      header: 'Aansprakelijkheid',
      items: [
        {
          text: 'Jij staat tegenover de klant in voor de behandeling en vrijwaart ons voor claims daarover.',
        },
        {
          text: 'Wij staan in voor schade die rechtstreeks volgt uit onze tekortkoming,',
          subItems: [
            'tot wat je ons in de twaalf maanden ervoor betaalde, met een minimum van € 500;',
            'niet voor gemiste winst of voor gegevens die je zelf had kunnen bewaren;',
            'zonder grens bij opzet of grove schuld.',
          ],
        },
        { text: 'Schade meld je binnen twee maanden nadat je die zag.' },
      ],
      notes: [
        'We raden een bedrijfsaansprakelijkheidsverzekering aan. Voor sommige behandelingen is die verplicht.',
      ],
    },
    {
      header: 'Wijzigen',
      items: [
        {
          text: 'Een wijziging kondigen we per mail aan, minstens dertig dagen van tevoren; langer als je er technisch iets voor moet aanpassen.',
        },
        {
          text: 'Die termijn is niet nodig als',
          subItems: [
            'de wet ons verplicht meteen te wijzigen;',
            'er gevaar is voor mensen, gegevens of de site;',
            'de wijziging alleen in jouw voordeel is.',
          ],
        },
        { text: 'Ben je het er niet mee eens, dan mag je opzeggen voordat de wijziging ingaat.' },
      ],
      notes: [
        'Artikel 3 van Verordening (EU) 2019/1150 vraagt vijftien dagen; wij geven er dertig.',
      ],
    },
    {
      header: 'Beëindigen en geschillen',
      items: [
        {
          text: 'Je mag stoppen aan het einde van elke maand. Boekingen van daarvoor blijven staan, tenzij je ze zelf annuleert.',
        },
        {
          text: 'Wij mogen opzeggen met een termijn van dertig dagen, of je pagina meteen verbergen als',
          subItems: [
            'je klanten schaadt of aanbiedt wat je niet mag;',
            'niet waar is wat je over jezelf vertelde;',
            'je na een waarschuwing opnieuw tegen deze voorwaarden ingaat.',
          ],
        },
        {
          text: 'Je hoort vooraf, of uiterlijk op dat moment, wat we doen en waarom, en je kunt bezwaar maken; iemand die het niet besloot, kijkt er binnen veertien dagen opnieuw naar.',
        },
        {
          text: 'Nederlands recht geldt. Voor we naar de rechter gaan, proberen we het met een mediator eens te worden; de rechter van onze eigen plaats is bevoegd.',
        },
      ],
      notes: [
        'Artikelen 4, 11 en 12 van Verordening (EU) 2019/1150: redenen bij een besluit, een klacht die gehoord wordt, en bemiddeling.',
      ],
    },
  ],
}
