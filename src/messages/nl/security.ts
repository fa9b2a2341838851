import type { security as english } from '../en/security.ts'
import type { Words } from '../words.ts'

export const security = {
  title: 'Inloggen in twee stappen',
  who: 'Voor het account van {{name}} ({{userName}}).',
  off: 'Het staat uit: met alleen je wachtwoord kan iemand erin.',
  cancel: 'Terug, niets veranderen',
  code: {
    title: 'Eerst een code per mail',
    text: 'Zo stelt niemand anders een tweede stap in voor jouw account. We sturen een code naar {{email}}.',
    nothing: 'Geen mail? Kijk bij je ongewenste mail.',
  },
  app: {
    name: 'Authenticator-app',
    what: 'Een app op je telefoon laat elke halve minuut een nieuwe code zien. Die vul je in na je wachtwoord.',
    setUp: 'Stel een app in',
    since: 'Aan sinds {{day}}. Na je wachtwoord vragen we een code van je app.',
    turnOff: 'Zet uit',
    title: 'Stel je app in',
    text: 'Scan dit plaatje met een authenticator-app, zoals Aegis, 2FAS, Google Authenticator of die van je wachtwoordmanager.',
    qrCode: 'QR-code voor je authenticator-app',
    byHand: 'Lukt scannen niet? Typ deze sleutel in de app:',
    after: 'Vul dan de code in die de app laat zien. Vanaf nu vragen we er een als je inlogt.',
    submit: 'Zet aan',
  },
  remove: {
    title: 'Je app uitzetten?',
    text: 'Daarna werken de codes van de app niet meer. Heb je geen passkey, dan werken je herstelcodes ook niet meer, en kan iemand er met alleen je wachtwoord in.',
    submit: 'Zet uit',
  },
  passkeys: {
    name: 'Passkeys',
    what: 'Met je vinger, gezicht of pincode, of met een beveiligingssleutel. Je typt geen code.',
    add: 'Voeg een passkey toe',
    since: 'sinds {{day}}',
    remove: 'Verwijder',
    removeNamed: 'Verwijder {{name}}',
    title: 'Voeg een passkey toe',
    text: 'Geef hem een naam waaraan je hem herkent, zoals het apparaat waar hij op staat.',
    label: 'Naam',
    defaultName: 'Mijn apparaat',
    submit: 'Ga verder',
    failed:
      'Deze passkey kon niet worden toegevoegd. Misschien heb je hem al, of stond de pagina lang open. Probeer het nog eens.',
    askTitle: 'Deze passkey verwijderen?',
    askText: 'Je kunt dan niet meer inloggen met ‘{{name}}’.',
    lastText:
      'Je kunt dan niet meer inloggen met ‘{{name}}’. Het is je enige tweede stap: daarna werken je herstelcodes niet meer, en kan iemand er met alleen je wachtwoord in.',
  },
  codes: {
    title: 'Herstelcodes',
    what: 'Daarmee kom je erin als je je telefoon kwijt bent.',
    left_one: 'Je hebt er nog één.',
    left_other: 'Je hebt er nog {{count}}.',
    replace: 'Maak tien nieuwe',
    isOn: 'Inloggen in twee stappen staat aan.',
    replaced: 'Dit zijn je nieuwe codes. De oude werken niet meer.',
    text: 'Met zo’n code log je in als je je telefoon kwijt bent. Print ze of schrijf ze op, en bewaar ze niet bij je telefoon.',
    once: 'Elke code werkt één keer. We laten ze alleen nu zien.',
    saved: 'Ik heb ze bewaard',
  },
} satisfies Words<typeof english>
