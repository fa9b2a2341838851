import type { DemoProvider } from '../demo-provider.ts'
import { NOT_AT_BARBERS, providerGenerator } from './generate-provider.ts'

const groningen = providerGenerator('NL08')

export const generatedGroningen: readonly DemoProvider[] = [
  groningen('Kapsalon Oosterpoort', 'Aafke', ['hairStyling'], {
    at: ['Meeuwerderweg 60', '9724 EV', 53.212, 6.5775],
    en: 'Cuts for the whole Oosterpoort, from babies to bass players.',
    nl: 'Knippen voor de hele Oosterpoort, van baby’s tot bassisten.',
  }),
  groningen('Zwanestraat Knipt', 'Rens', ['hairStyling'], {
    at: ['Zwanestraat 24', '9712 CL', 53.2185, 6.564],
    hours: 'shoppingStreet',
    en: 'Students in the morning, colour in the afternoon. Rens and three others.',
    nl: 'Studenten in de ochtend, kleur in de middag. Rens en nog drie man.',
  }),
  groningen('Nagels Noorderplantsoen', 'Tjitske', ['nailArtist'], {
    at: ['Nieuwe Kijk in ’t Jatstraat 70', '9712 SM', 53.2235, 6.5615],
    en: 'Beside the park, at a table by the window. Short and strong is her specialty.',
    nl: 'Naast het plantsoen, aan de tafel bij het raam. Kort en sterk is haar specialiteit.',
  }),
  groningen('Herestraat Brows', 'Nienke', ['lashAndBrowService', 'threading'], {
    at: ['Herestraat 90', '9711 LM', 53.214, 6.568],
    hours: 'shoppingStreet',
    en: 'Brow shaping and lash lifts in the main street, upstairs, away from the crowd.',
    nl: 'Wenkbrauwen en wimperlifts in de Herestraat, een trap op, weg van de drukte.',
  }),
  groningen('Huidtherapie Helpman', 'Trijntje', ['facialTreatments', 'laserTreatment'], {
    at: ['Verlengde Hereweg 90', '9722 AG', 53.2, 6.578],
    stars: 4.8,
    en: 'Trijntje is a registered skin therapist. Scars, acne, redness: first look, then talk, then treat.',
    nl: 'Trijntje is geregistreerd huidtherapeut. Littekens, acne, roodheid: eerst kijken, dan praten, dan behandelen.',
  }),
  groningen('Vinkhuizen Haar', 'Gea', ['hairStyling'], {
    at: ['Siersteenlaan 400', '9743 ES', 53.231, 6.528],
    hours: 'classic',
    en: 'A haircut for a fair price with free parking. Gea says what she thinks.',
    nl: 'Een knipbeurt voor een eerlijke prijs, met gratis parkeren. Gea zegt wat ze denkt.',
  }),
  groningen('Paddepoel Nails', 'Lan', ['nailArtist'], {
    at: ['Dierenriemstraat 100', '9742 AK', 53.232, 6.544],
    en: 'Gel, BIAB and pedicure beside the shopping centre. Lan hums while she works.',
    nl: 'Gel, BIAB en pedicure naast het winkelcentrum. Lan neuriet onder het werk.',
  }),
  groningen('Massage aan het Reitdiep', 'Harm', ['bodyTreatments'], {
    at: ['Reitdiephaven 80', '9746 RD', 53.233, 6.519],
    delivery: 'BOTH',
    radiusKm: 12,
    minimumEuros: 60,
    en: 'Firm hands at the harbour of coloured houses. After rowing, before exams.',
    nl: 'Stevige handen aan de haven met de gekleurde huizen. Na het roeien, voor het tentamen.',
  }),
  groningen('Stadjer Barbier', 'Hidde', ['hairStyling'], {
    at: ['Steentilstraat 30', '9711 GP', 53.2165, 6.572],
    withoutServices: NOT_AT_BARBERS,
    en: 'Beards are taken seriously here, moustaches even more so.',
    nl: 'Baarden worden hier serieus genomen, snorren nog serieuzer.',
  }),
  groningen('Schmink met Sjoukje', 'Sjoukje', ['facePainting'], {
    at: ['Korreweg 120', '9715 AL', 53.229, 6.572],
    delivery: 'DOORSTEP',
    radiusKm: 25,
    minimumEuros: 55,
    en: 'From Groningen to the Wadden coast: Sjoukje paints at fairs, parties and King’s Day.',
    nl: 'Van de stad tot het wad: Sjoukje schminkt op braderieën, feestjes en Koningsdag.',
  }),
  groningen('Ebbinge Beauty', 'Margje', ['facialTreatments', 'waxing'], {
    at: ['Oude Ebbingestraat 60', '9712 HL', 53.221, 6.5665],
    en: 'A classic beauty salon with a modern price list and the softest blankets.',
    nl: 'Een klassieke schoonheidssalon met een moderne prijslijst en de zachtste dekens.',
  }),
  groningen('Harsatelier', 'Imke', ['waxing'], {
    at: ['Gelkingestraat 30', '9711 NB', 53.215, 6.5685],
    en: 'All waxing, no fuss. Imke does a leg in twelve minutes and has witnesses.',
    nl: 'Alleen harsen, geen gedoe. Imke doet een been in twaalf minuten en heeft getuigen.',
  }),
  groningen('Badhuis Stadspark', 'Klaas', ['spaServices', 'bodyTreatments'], {
    at: ['Paterswoldseweg 200', '9727 BN', 53.205, 6.557],
    hours: 'earlyAndLate',
    en: 'Sauna, cold bucket, sauna. Klaas rakes the fire and keeps the peace.',
    nl: 'Sauna, koude emmer, sauna. Klaas stookt het vuur en bewaakt de stilte.',
  }),
  groningen('Henna in het Noorden', 'Salma', ['hennaDesigns'], {
    at: ['Sumatralaan 30', '9715 MB', 53.2305, 6.5745],
    delivery: 'BOTH',
    radiusKm: 30,
    minimumEuros: 45,
    en: 'Henna from Delfzijl to Assen. Salma drives a small car with a large cool box.',
    nl: 'Henna van Delfzijl tot Assen. Salma rijdt in een kleine auto met een grote koelbox.',
  }),
  groningen('Praktijk Zonder', 'Jantina', ['epilation'], {
    at: ['Kraneweg 60', '9718 JS', 53.2185, 6.553],
    stars: 4.9,
    en: 'Needle epilation in peace and quiet. Half of the customers come during or after transition.',
    nl: 'Elektrisch epileren in alle rust. De helft van de klanten komt tijdens of na een transitie.',
  }),
  groningen('Kleur en Krijt', 'Ymke', ['makeupArtist', 'hairStyling'], {
    at: ['Akerkhof 20', '9711 JB', 53.216, 6.561],
    en: 'Make-up and updos beside the A-church. Graduation season is booked early.',
    nl: 'Make-up en opsteken naast de A-kerk. Boek vroeg in het afstudeerseizoen.',
  }),
]

const almere = providerGenerator('NL09')

export const generatedAlmere: readonly DemoProvider[] = [
  almere('Kapsalon Zadelmaker', 'Denise', ['hairStyling'], {
    at: ['Zadelmakerstraat 20', '1315 CZ', 52.371, 5.217],
    hours: 'lateThursday',
    en: 'Cut and colour in the heart of the newest old town in the country.',
    nl: 'Knippen en kleuren in het hart van de jongste stad van het land.',
  }),
  almere('Nagels Almere Buiten', 'Mai', ['nailArtist'], {
    at: ['Baltimoreplein 60', '1334 KA', 52.393, 5.2785],
    hours: 'clinic',
    en: 'Bright nails beside the station. Mai opens early for commuters.',
    nl: 'Vrolijke nagels naast het station. Mai begint vroeg, voor de forensen.',
  }),
  almere('Haven Haar', 'Cor', ['hairStyling'], {
    at: ['Kerkgracht 20', '1354 AK', 52.3345, 5.2215],
    hours: 'classic',
    en: 'Cor came with the first settlers and cuts them still.',
    nl: 'Cor kwam met de eerste bewoners mee en knipt ze nog steeds.',
  }),
  almere('Poort Brows', 'Aïcha', ['lashAndBrowService', 'threading'], {
    at: ['Europalaan 200', '1363 BB', 52.343, 5.15],
    hours: 'evenings',
    en: 'Brows and lashes between dunes and offices, open until nine on weekdays.',
    nl: 'Wenkbrauwen en wimpers tussen duin en kantoor, doordeweeks open tot negen.',
  }),
  almere('Skin Almere', 'Marianne', ['facialTreatments', 'laserTreatment'], {
    at: ['Belfort 10', '1315 VA', 52.37, 5.223],
    hours: 'clinic',
    en: 'Skin improvement with a therapist who says no when it should be no.',
    nl: 'Huidverbetering van een therapeut die nee zegt als het nee moet zijn.',
  }),
  almere('Noorderplassen Massage', 'Ronald', ['bodyTreatments'], {
    at: ['Noorderplassenweg 60', '1316 VM', 52.389, 5.185],
    delivery: 'BOTH',
    radiusKm: 12,
    minimumEuros: 60,
    en: 'Massage by the lake. In summer with the doors open.',
    nl: 'Massage aan de plas. In de zomer met de deuren open.',
  }),
  almere('Wax bij Mel', 'Melissa', ['waxing'], {
    at: ['Stadhuisplein 20', '1315 HT', 52.3715, 5.2215],
    en: 'Waxing for first-timers and veterans. Mel counts down, and skips the two.',
    nl: 'Harsen voor beginners en veteranen. Mel telt af, en slaat de twee over.',
  }),
  almere('Tropical Hair', 'Shanella', ['hairStyling'], {
    at: ['Grote Markt 60', '1315 JG', 52.372, 5.22],
    stars: 4.7,
    en: 'Braids, weaves and colour with Surinamese snacks on Saturdays.',
    nl: 'Vlechten, weaves en kleur, op zaterdag met Surinaamse hapjes.',
  }),
  almere('Schminkfeest Flevo', 'Bianca', ['facePainting'], {
    at: ['Walt Disneyplantsoen 60', '1325 SH', 52.371, 5.245],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 50,
    en: 'From the Filmwijk to the whole polder: heroes and villains on demand.',
    nl: 'Vanuit de Filmwijk door de hele polder: helden en schurken op verzoek.',
  }),
  almere('Mehndi Almere', 'Vidya', ['hennaDesigns', 'threading'], {
    at: ['Evenaar 60', '1335 AB', 52.399, 5.3],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 45,
    en: 'Henna for weddings in Almere and far around, thread for the weeks between.',
    nl: 'Henna voor bruiloften in Almere en wijde omgeving, touw voor de weken ertussen.',
  }),
  almere('Weerwater Nails', 'Lindsey', ['nailArtist', 'lashAndBrowService'], {
    at: ['Koetsierbaan 30', '1315 SE', 52.369, 5.22],
    stars: 4.3,
    reviews: 2,
    en: 'New beside the Weerwater: nails and lashes, with the paint hardly dry.',
    nl: 'Nieuw bij het Weerwater: nagels en wimpers, de verf is nog maar net droog.',
  }),
]

const hoofddorp = providerGenerator('NL38')

export const generatedHoofddorp: readonly DemoProvider[] = [
  hoofddorp('Kapsalon Kruisweg', 'Petra', ['hairStyling'], {
    at: ['Kruisweg 980', '2132 CE', 52.3035, 4.6925],
    hours: 'lateThursday',
    en: 'Cuts for cabin crew at odd hours and for farmers at early ones.',
    nl: 'Knippen voor cabinepersoneel op rare tijden en voor boeren op vroege.',
  }),
  hoofddorp('Nagels Toolenburg', 'Tran', ['nailArtist'], {
    at: ['Markenburg 100', '2135 DT', 52.293, 4.669],
    en: 'Nails near the lake, with a free chip repair within a week.',
    nl: 'Nagels bij de plas, en binnen een week repareren we een hoekje gratis.',
  }),
  hoofddorp('Floriande Beauty', 'Michelle', ['facialTreatments', 'waxing'], {
    at: ['Deltaweg 30', '2134 XS', 52.301, 4.65],
    hours: 'schoolHours',
    en: 'Facials and waxing between drop-off and pick-up.',
    nl: 'Gezichtsbehandelingen en harsen tussen brengen en halen.',
  }),
  hoofddorp('Barbier Polderplein', 'Ferdi', ['hairStyling'], {
    at: ['Polderplein 40', '2132 BA', 52.3055, 4.6905],
    withoutServices: NOT_AT_BARBERS,
    en: 'Sharp cuts in the shopping centre. Ferdi is fast, ask the pilots.',
    nl: 'Strak geknipt in het winkelcentrum. Ferdi is snel, vraag het de piloten.',
  }),
  hoofddorp('Wimperwerk Overbos', 'Suzanne', ['lashAndBrowService', 'threading'], {
    at: ['Muiderbos 20', '2134 SV', 52.309, 4.672],
    en: 'Lashes and brows in a home studio with a garden view.',
    nl: 'Wimpers en wenkbrauwen in een studio aan huis, met zicht op de tuin.',
  }),
  hoofddorp('Lichtpunt Laser', 'Arjette', ['laserTreatment', 'epilation'], {
    at: ['Burgemeester van Stamplein 200', '2132 BH', 52.306, 4.6945],
    hours: 'clinic',
    en: 'Laser and needle next to the library. The intake is free, the coffee too.',
    nl: 'Laser en naald naast de bibliotheek. De intake is gratis, de koffie ook.',
  }),
  hoofddorp('Schminkclub Polder', 'Dorien', ['facePainting'], {
    at: ['Graan voor Visch 140', '2132 VX', 52.3, 4.703],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 50,
    en: 'Two painters, forty children, one afternoon. Dorien has done it.',
    nl: 'Twee schminkers, veertig kinderen, één middag. Dorien heeft het gedaan.',
  }),
  hoofddorp('Spa De Ringvaart', 'Ricardo', ['spaServices', 'bodyTreatments'], {
    at: ['Nieuweweg 60', '2132 CP', 52.302, 4.687],
    hours: 'everyDay',
    en: 'Sauna and massage after a long flight, or before a short night.',
    nl: 'Sauna en massage na een lange vlucht, of voor een korte nacht.',
  }),
  hoofddorp('Oog voor Henna', 'Natascha', ['hennaDesigns', 'makeupArtist'], {
    at: ['Concourslaan 20', '2132 DE', 52.3075, 4.6885],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 60,
    hours: 'earlyAndLate',
    en: 'Make-up and henna for weddings around Schiphol, at any hour the plane allows.',
    nl: 'Make-up en henna voor bruiloften rond Schiphol, op elk uur dat het vliegtuig toelaat.',
  }),
]
