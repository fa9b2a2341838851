import type { seo as english } from '../en/seo.ts'
import type { Words } from '../words.ts'

export const seo = {
  title: '{{page}} | Bloesem',
  search: {
    title: 'Boek je behandeling in en rond {{city}}',
    description:
      'Haar, nagels, huid en meer in en rond {{city}}: vergelijk salons, zie wat er vrij is en boek meteen. Prijzen waar alles in zit, reviews van echte bezoekers.',
    categoryTitle: '{{category}} in en rond {{city}}: vrije tijden',
    categoryDescription:
      '{{category}} in en rond {{city}}: vergelijk salons op reviews, prijs en de eerste vrije tijd, en boek meteen. Je betaalt in de salon.',
  },
  pages: {
    terms: {
      title: 'Voorwaarden',
      text: 'Wat je van ons en van de salon mag verwachten als je een behandeling boekt, verzet of annuleert, en wat wij van jou mogen verwachten.',
    },
    providerTerms: {
      title: 'Voorwaarden voor salons',
      text: 'De afspraken tussen een salon en de beheerder van deze site: je pagina, boekingen, annuleren, prijzen, reviews, volgorde, abonnement en gegevens.',
    },
    privacy: {
      title: 'Privacyverklaring',
      text: 'Welke gegevens we van je bewaren, waarom, op welke grond, hoe lang, wie ze ziet, en hoe je ze meeneemt of laat wissen.',
    },
    cookies: {
      title: 'Cookies die we gebruiken',
      text: 'Elke cookie en al het andere dat deze site in je browser bewaart: de naam, waarvoor en hoe lang. Niets ervan volgt je.',
    },
    contact: {
      title: 'Neem contact op',
      text: 'Vraag alles aan wie deze site beheert: een vraag, een klacht, een idee. Een mens leest het en antwoordt per mail.',
    },
    registration: {
      title: 'Zet je salon op Bloesem',
      text: 'Meld je salon of jezelf aan: boekingen dag en nacht, een eigen pagina en een plek op de kaart. Vijf minuten werk.',
    },
    signIn: { title: 'Inloggen', text: 'Log in om te boeken en je afspraken te zien.' },
    notFound: { title: 'Pagina niet gevonden', text: 'Op dit adres staat geen pagina.' },
    noAccess: { title: 'Geen toegang', text: 'Deze pagina is van iemand anders.' },
    unavailable: {
      title: 'Even niet beschikbaar',
      text: 'Deze pagina werd niet geladen. Probeer het zo nog eens.',
    },
    dashboard: {
      title: 'Mijn overzicht',
      text: 'Je volgende afspraak, wat daarna komt en de salons die je bewaart.',
    },
    desk: { title: 'Beheer', text: 'Het beheer van wie deze markt draaiende houdt.' },
    deskOrders: { title: 'Boekingen', text: 'Zoek één boeking, lees wat er gebeurde en help.' },
    deskNumbers: { title: 'Cijfers', text: 'De markt in tellingen waar niemand in staat.' },
    deskSalons: { title: 'Salons · Beheer', text: 'Alle salons van deze markt.' },
    deskPeople: { title: 'Mensen', text: 'Iemand vinden en helpen.' },
    deskReports: { title: 'Meldingen · Beheer', text: 'Wat er gemeld is, en de besluiten.' },
    deskReport: { title: 'Melding · Beheer', text: 'Een melding en het besluit.' },
    deskMessages: { title: 'Berichten', text: 'Wat ons geschreven is.' },
    deskLog: { title: 'Logboek', text: 'Wat beheerders deden, wanneer en waarom.' },
    deskSystem: { title: 'Systeem', text: 'Wat mislukte, instellingen, back-up en versie.' },
    deskStart: { title: 'Word beheerder', text: 'Een link die een account beheerder maakt.' },
    workspace: {
      title: 'Je salon',
      text: 'De werkruimte van je salon: voor wie er werkt.',
    },
    noShow: {
      title: 'Dossier niet gekomen',
      text: 'Wat er bewaard is over een gemiste afspraak, om te printen.',
    },
    agenda: {
      title: 'Agenda',
      text: 'De afspraken van je salon, per dag, week of als lijst.',
    },
    requests: {
      title: 'Aanvragen',
      text: 'De aanvragen die op je antwoord wachten.',
    },
    visitLink: {
      title: 'Je afspraak',
      text: 'Bekijk je afspraak en ga akkoord met de voorwaarden.',
    },
    report: {
      title: 'Iets melden',
      text: 'Meld een review, antwoord, foto of salon bij de beheerder.',
    },
    objection: {
      title: 'Bezwaar tegen een besluit',
      text: 'Vertel wat er niet klopt aan een besluit.',
    },
    answerLink: {
      title: 'Aanvraag beantwoorden',
      text: 'Bevestig een aanvraag of wijs hem af.',
    },
    clients: {
      title: 'Klanten',
      text: 'De klanten van je salon.',
    },
    client: {
      title: 'Klant',
      text: 'Afspraken, gegevens en notitie van een klant van je salon.',
    },
    menu: {
      title: 'Behandelingen',
      text: 'De behandelingen en extra’s van je salon.',
    },
    menuItem: {
      title: 'Behandeling',
      text: 'Namen, prijs en duur van een behandeling.',
    },
    offers: {
      title: 'Acties',
      text: 'De acties van je salon: wat er loopt, hoe vaak elke is gebruikt en wat hij kostte.',
    },
    salonReviews: {
      title: 'Reviews van je salon',
      text: 'Wat klanten over je salon schreven, en jouw antwoorden.',
    },
    numbers: {
      title: 'Cijfers',
      text: 'Wat je afspraken opleverden, wanneer je vol zit en wie er terugkomt.',
    },
    hours: {
      title: 'Openingstijden',
      text: 'De openingstijden van je salon, uitzonderingen en feestdagen.',
    },
    salonProfile: {
      title: 'Profiel en foto’s',
      text: 'Wat klanten van je salon zien: foto’s, teksten en contact.',
    },
    checklist: {
      title: 'Begin hier',
      text: 'De stappen waarmee je salon klaar is voor klanten.',
    },
    team: {
      title: 'Team van je salon',
      text: 'Wie er bij je salon werkt, en wie wat mag.',
    },
    registrationLink: {
      title: 'Je aanmelding',
      text: 'Een vraag over de aanmelding van een salon, of de laatste stap.',
    },
    deskRegistrations: {
      title: 'Aanmeldingen',
      text: 'Salons die mee willen doen.',
    },
    invitation: {
      title: 'Uitnodiging',
      text: 'Een uitnodiging om mee te werken bij een salon.',
    },
    settings: {
      title: 'Instellingen',
      text: 'Hoe klanten je salon boeken.',
    },
    more: {
      title: 'Meer',
      text: 'De rest van je werkruimte, taal en uitloggen.',
    },
    personalData: {
      title: 'Mijn gegevens',
      text: 'Alles wat we over je bewaren: om mee te nemen, of om te laten verwijderen.',
    },
    bookings: {
      title: 'Mijn afspraken',
      text: 'Je afspraken: wat eraan komt en wat is geweest.',
    },
    install: {
      title: 'Zet het op je beginscherm',
      text: 'In drie stappen op een iPhone, iPad of Android-telefoon: open Bloesem met één tik en lees je afspraken zonder verbinding.',
    },
    ranking: {
      title: 'Zo sorteren we',
      text: 'Welke regels bepalen wie er bovenaan staat, waar ze naar kijken en wat nooit meetelt. Niemand kan betalen voor een plek.',
    },
    pricing: {
      title: 'Pakketten en prijzen voor salons',
      text: 'Software voor boekingen, marketing en je salon: drie pakketten naast elkaar, gratis te proberen, en geen deel van je boekingen voor ons.',
    },
    reviewChecks: {
      title: 'Zo controleren we reviews',
      text: 'Wie een review mag schrijven, aan wie we het vragen, wat je ziet, hoe het gemiddelde ontstaat en wanneer een review weggaat.',
    },
    reviews: { title: 'Reviews van een salon', text: 'Wat bezoekers zeggen over deze salon.' },
    writeReview: { title: 'Schrijf een review', text: 'Vertel hoe je afspraak was.' },
    booking: { title: 'Je afspraak', text: 'Wanneer, waar en voor hoeveel, zoals het nu staat.' },
  },
} satisfies Words<typeof english>
