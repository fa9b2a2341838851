import type { personalData as english } from '../en/personal-data.ts'
import type { Words } from '../words.ts'

export const personalData = {
  title: 'Mijn gegevens',
  lead: 'Alles wat we over je bewaren: om mee te nemen, of om te laten verwijderen.',
  signInReason: 'Log in om te zien wat er over je bewaard wordt.',
  signedOut: {
    title: 'Log in om je gegevens te zien',
    text: 'Wat we over je bewaren, laten we alleen aan jou zien.',
  },
  failed: 'Je gegevens zijn niet geladen',
  takeAlong: {
    title: 'Meenemen',
    text: 'Je krijgt één bestand (JSON) dat ook een computer kan lezen. Dit staat erin:',
    parts: {
      account: 'wie je hier bent',
      signIn: 'hoe je inlogt, en waar je nu bent ingelogd',
      orders: 'je afspraken, met behandelingen, bedragen en alles wat ermee gebeurde',
      reviews: 'je reviews, met het antwoord van de salon',
      favourites: 'de salons die je bewaart',
      holds: 'tijden die we nu voor je vasthouden',
      mailAddresses: 'andere mailadressen voor mails over je boekingen',
      requestKeys: 'sleutels die voorkomen dat een boeking dubbel wordt gemaakt',
      messages: 'berichten die vanaf jouw adres aan de beheerder zijn gestuurd',
      registrations: 'salons die vanaf jouw adres zijn aangemeld',
      mails: 'mails aan jou die hier worden bewaard',
      memberships: 'salons waar je werkt',
      salons: 'salons die van jou zijn',
    },
    button: 'Download mijn gegevens',
    busy: 'Even verzamelen',
    failed: 'Het downloaden is niet gelukt.',
    done: 'Je bestand is klaar.',
  },
  erase: {
    title: 'Mijn account verwijderen',
    goes: 'Wat er weggaat',
    account: 'Je account, je wachtwoord en je favorieten',
    details: 'Je naam, adres, telefoonnummer en opmerkingen bij eerdere afspraken',
    messages: 'Berichten die je ons vanaf je adres stuurde',
    sessions: 'Elke plek waar je bent ingelogd, op elk apparaat',
    stays: 'Wat er blijft, zonder jou',
    books:
      'Eerdere afspraken, in de boeken: tijd, behandelingen en bedrag. Dat vraagt de Belastingdienst.',
    reviews: 'Je reviews, met sterren en woorden maar zonder je naam.',
    elsewhere:
      'Log je in met een account bij een andere dienst? Dat account blijft daar bestaan; wij vergeten dat het van jou is.',
    first: 'Je logt eerst nog een keer in, zodat niemand anders dit kan doen.',
    goOn: 'Log in en ga verder',
    leaving: 'Naar het inloggen',
    noSignIn: 'Inloggen lukt nu even niet. Probeer het zo nog eens.',
    visits_one: 'Je hebt nog een afspraak staan. Annuleer die eerst, of wacht tot hij geweest is.',
    visits_other:
      'Je hebt nog {{count}} afspraken staan. Annuleer die eerst, of wacht tot ze geweest zijn.',
    toVisits: 'Naar mijn afspraken',
    salons: 'Er staat nog een salon op je naam. Vraag de beheerder die eerst over te dragen.',
  },
  sure: {
    step: 'Stap 2 van 2',
    title: 'Definitief verwijderen?',
    text: 'Dit is niet terug te draaien, ook niet door ons. We bevestigen het met een laatste mail naar {{email}}, als dat adres bevestigd is.',
    confirm: 'Definitief verwijderen',
    busy: 'Verwijderen',
    leave: 'Toch niet',
    failed: 'Je account is er nog',
    done: 'Je account is verwijderd.',
  },
} satisfies Words<typeof english>
