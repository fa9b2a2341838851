import type { pricing as english } from '../en/pricing.ts'
import type { Words } from '../words.ts'

export const pricing = {
  hero: {
    title: 'Een volle agenda, en ’s\u00a0avonds vrij',
    text: 'Bloesem neemt dag en nacht boekingen aan, bewaakt je uren en herinnert je klanten aan hun afspraak. Jij houdt je handen vrij.',
  },
  startTrial: 'Probeer gratis',
  contact: 'Neem contact op',
  contactAbout: 'over {{plan}}',
  scheduleDemo: 'Plan een demo',
  mostPopular: 'Meest gekozen',
  plans: {
    'software-only': {
      name: 'Alleen software',
      text: 'Alles wat je in je eentje nodig hebt.',
    },
    'software-marketing': {
      name: 'Software + marketing',
      text: 'Voor wie graag nieuwe gezichten ziet.',
    },
    'salon-package': {
      name: 'Salonpakket',
      text: 'Voor een team achter één deur, of achter vijf.',
    },
    custom: {
      name: 'Maatwerk',
      text: 'Meer nodig dan het salonpakket? Prijs op aanvraag.',
    },
  },
  per: { month: 'per maand', 'location-and-month': 'per vestiging, per maand' },
  exVat: 'Exclusief btw',
  trial: '{{trial}} gratis proberen',
  trials: {
    day_one: '{{count}} dag',
    day_other: '{{count}} dagen',
    month_one: '{{count}} maand',
    month_other: '{{count}} maanden',
  },
  soon: 'Binnenkort',
  soonOf: 'Binnenkort: {{features}}.',
  everythingIn: 'Alles uit {{plan}}',
  features: {
    bookingManagement: 'Boekingen beheren',
    serviceMenu: 'Behandelmenu',
    orderProcessing: 'Afspraken verwerken',
    clientDatabase: 'Klantenbestand',
    mobileInterface: 'Gemaakt voor je telefoon',
    analytics: 'Cijfers over je salon',
    emailMarketing: 'E-mailmarketing die vanzelf gaat',
    freeEmails: 'Gratis marketingmails per maand',
    textMessages: 'Sms en WhatsApp',
    onlineBooking: 'Online boeken',
    paymentGateway: 'Betaalprovider voor je ingesteld',
    googleReservations: 'Reserveren via Google',
    unlimitedStaff: 'Onbeperkt medewerkers per vestiging',
    practitionerSchedules: 'Roosters voor meerdere behandelaars',
    commissions: 'Provisies en uitbetalingen',
    teamDashboards: 'Overzichten voor je team',
    roles: 'Rollen en rechten',
    businessCard: 'Ontwerp van je visitekaartje',
    customBranding: 'Je eigen huisstijl',
    support: 'Hulp',
    adImpressions: 'Advertentie\u00adweergaven per maand',
    marketingTools: 'Marketingtools',
    adAnalytics: 'Cijfers van Meta, TikTok en Google',
  },
  levels: {
    basic: 'basis',
    advanced: 'uitgebreid',
    'several-locations': 'meerdere vestigingen',
    priority: 'met voorrang',
    'paid-apart': 'tegen betaling',
  },
  range: '{{least}}\u00a0– {{most}}',
  extras: {
    integrations: 'Koppelingen',
    whiteLabel: 'White label',
    api: 'API',
    roundTheClock: 'Hulp, dag en nacht',
  },
  services: { title: 'Voor elk soort salon', stop: 'Zet stil', play: 'Laat bewegen' },
  comparison: {
    title: 'Naast elkaar',
    feature: 'Onderdeel',
    included: 'Inbegrepen',
    excluded: 'Niet inbegrepen',
    groups: {
      coreFeatures: 'De basis',
      onlineBookings: 'Online boeken',
      teamManagement: 'Je team',
      businessServices: 'Je zaak',
      advertisingInsights: 'Adverteren',
    },
  },
  faq: {
    title: 'Wat salons ons vragen',
    questions: {
      cost: {
        question: 'Wat kost Bloesem?',
        answer:
          'In je eentje betaal je {{software}} per maand, met marketing {{marketing}}, en met een team {{salon}} per maand voor elke vestiging. Wij vragen geen deel van een boeking, ook niet van een eerste. Alleen sms, WhatsApp en marketingmails boven de gratis mails komen erbij, en alleen als je ze wilt.\nDe software is open source: je mag die ook zelf draaien, zonder ons en zonder pakket.',
      },
      trial: {
        question: 'Wat gebeurt er na de proefperiode?',
        answer:
          'Vanzelf niets. Je kiest een pakket of je stopt; een proefperiode vraagt geen betaalgegevens en loopt af zonder dat je iets doet.\nAlleen software probeer je {{softwareTrial}} gratis, software + marketing {{marketingTrial}} en het salonpakket {{salonTrial}}, één keer per salon.',
      },
      vat: {
        question: 'Zijn deze prijzen inclusief btw?',
        answer:
          'Nee. Een pakket is voor ondernemers, dus er komt 21% btw bij. Die trek je af in je eigen aangifte, tenzij je de kleineondernemersregeling (KOR) gebruikt.\nDe prijzen die je klanten zien, zijn altijd inclusief btw: 9% voor de kapper, een privésauna en floaten, 21% voor andere behandelingen.',
      },
      stop: {
        question: 'Kan ik stoppen wanneer ik wil?',
        answer:
          'Ja, aan het einde van elke maand. Je betaalt vooruit, steeds één maand.\nBoekingen van daarvoor blijven staan, tenzij je ze zelf annuleert.',
      },
      payments: {
        question: 'Hoe betalen klanten, en wanneer krijg ik mijn geld?',
        answer:
          'Ze betalen jou, in de salon, zoals ze dat nu ook doen. Wij hebben nooit geld van je onder ons, dus op een uitbetaling wacht je niet.\nWil je een eigen betaalprovider? Die stellen we in elk pakket voor je in, en wat er binnenkomt gaat rechtstreeks naar jou.',
      },
      data: {
        question: 'Van wie is mijn klantenbestand?',
        answer:
          'Van jou. Je krijgt van elke boeking wat het bezoek nodig heeft, en geen andere salon ziet het. Wij verkopen niemands gegevens.\nJe eigen gegevens mag je altijd meenemen, in een bestand dat ook een computer kan lezen.',
      },
      doubleBooking: {
        question: 'Kunnen twee klanten hetzelfde uur boeken?',
        answer:
          'Nee. Een tijd die iemand koos, houden we een paar minuten vast terwijl die de rest invult, en de database zelf weigert een tweede boeking op dezelfde tijd.\nAfspraken van elders zet je in je agenda hier, en dan zijn ook die uren bezet.',
      },
      noShow: {
        question: 'Wat als een klant annuleert of niet komt?',
        answer:
          'Annuleren is gratis tot een tijdstip dat we altijd met dag en tijd noemen, voor de boeking en in de bevestiging. Het uur is meteen weer te boeken.\nKwam iemand niet? Dan zet je de afspraak op “niet gekomen”. Een vergoeding regel je met de klant.',
      },
      ranking: {
        question: 'Sta ik met een groter pakket hoger in de resultaten?',
        answer:
          'Nee. De volgorde volgt uit regels die voor iedereen gelijk zijn, en een plek is niet te koop. Je leest die regels onder aan deze pagina, bij “Zo sorteren we”.',
      },
      messages: {
        question: 'Welke berichten zitten erbij?',
        answer:
          'Bevestigingen, wijzigingen en herinneringen krijgen je klanten per mail, zoveel als je boekingen hebt. Daarnaast zijn {{freeEmails}} marketingmails per maand gratis.\nSms en WhatsApp betaal je apart, en alleen als je ze wilt.',
      },
    },
  },
  closing: 'Open je agenda deze week',
  contactSales: {
    title: 'Praat met ons',
    demoTitle: 'Kijk met ons mee',
    lead: 'Vraag wat je wilt weten. Een mens antwoordt per mail.',
    demoLead: 'Een halfuur op je scherm, met je eigen behandelmenu.',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    company: 'Salon',
    plan: 'Pakket',
    noPlan: 'Weet ik nog niet',
    message: 'Bericht',
    messagePlaceholder: 'Waar zullen we het over hebben?',
    demoDate: 'Dag',
    demoDateHint: 'Van {{from}} tot en met {{to}}',
    demoTime: 'Tijd',
    demoTimeHint: 'Nederlandse tijd',
    nameRequired: 'Vul je naam in.',
    emailRequired: 'Vul je e-mailadres in.',
    emailInvalid: 'Een e-mailadres ziet eruit als naam@voorbeeld.nl.',
    phoneRequired: 'Vul je telefoonnummer in.',
    phoneInvalid:
      'Een telefoonnummer heeft hooguit 20 cijfers, spaties en streepjes, met of zonder + ervoor.',
    termsRequired: 'Ga eerst akkoord met de voorwaarden.',
    demoDateRequired: 'Kies een dag.',
    demoDateInvalid: 'Kies een dag van {{from}} tot en met {{to}}.',
    demoTimeRequired: 'Kies een tijd.',
    messageTooLong: 'Maak je bericht korter: hooguit {{most}} tekens.',
    notNow: 'Nu niet',
    submit: 'Verstuur',
    demoSubmit: 'Plan de demo',
    submitting: 'We versturen het',
    successMessage: 'Bedankt. Je hoort van ons.',
    demoSuccessMessage: 'Bedankt. We kijken naar de dag die je koos en mailen je hoe je meedoet.',
    errorMessage: 'Je bericht is niet verstuurd',
    failed: {
      offline: 'De verbinding viel weg. Alles staat er nog; probeer het zo nog eens.',
      tooOften:
        'Er is dit uur al veel verstuurd vanaf jouw verbinding. Alles staat er nog; probeer het later nog eens.',
      other: 'Het ligt aan ons, niet aan jou. Alles staat er nog; probeer het zo nog eens.',
    },
  },
} satisfies Words<typeof english>
