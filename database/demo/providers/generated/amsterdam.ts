import type { DemoProvider } from '../demo-provider.ts'
import { NOT_AT_BARBERS, providerGenerator } from './generate-provider.ts'

const amsterdam = providerGenerator('NL02')

export const generatedAmsterdam: readonly DemoProvider[] = [
  amsterdam('Haarwerk Noord', 'Benthe', ['hairStyling'], {
    at: ['Van der Pekstraat 81', '1031 CR', 52.3853, 4.9093],
    en: 'Four mirrors across the water, two minutes from the ferry. Walk in for advice, stay for the cut.',
    nl: 'Vier spiegels aan de overkant, twee minuten van de pont. Kom voor advies, blijf voor de knipbeurt.',
  }),
  amsterdam('Kapsalon De Klipper', 'Willem', ['hairStyling'], {
    at: ['KNSM-laan 27', '1019 LA', 52.3772, 4.9405],
    en: 'A neighbourhood hairdresser between the old warehouses. Ask Willem about the ship on the wall.',
    nl: 'Een buurtkapper tussen de oude pakhuizen. Vraag Willem naar het schip aan de muur.',
  }),
  amsterdam('Barbershop Bilderdijk', 'Yassin', ['hairStyling'], {
    at: ['Bilderdijkstraat 128', '1053 LA', 52.3685, 4.8717],
    withoutServices: NOT_AT_BARBERS,
    en: 'Fades, beards and football on low volume. Booked is booked, nobody jumps the queue.',
    nl: 'Fades, baarden en voetbal op laag volume. Afspraak is afspraak, niemand dringt voor.',
  }),
  amsterdam('Nagelhuis Javaplein', 'Thuy', ['nailArtist'], {
    at: ['Javaplein 12', '1095 CJ', 52.363, 4.9417],
    en: 'Strong short nails for people who work with their hands, and long ones for those who do not.',
    nl: 'Sterke korte nagels voor wie met zijn handen werkt, en lange voor wie dat niet doet.',
  }),
  amsterdam('Gelnagels op de Dapper', 'Chantal', ['nailArtist'], {
    at: ['Dapperstraat 65', '1093 BR', 52.3621, 4.927],
    en: 'Next to the market, above the cheese stall. Chantal has done nails here since 2009.',
    nl: 'Naast de markt, boven de kaasboer. Chantal zet hier al nagels sinds 2009.',
  }),
  amsterdam('Bij Bep', 'Bep', ['hairStyling'], {
    at: ['Lindengracht 150', '1015 KL', 52.3799, 4.8812],
    stars: 4.8,
    en: 'Three generations of Jordaan ladies and their grandchildren. Set and style still on the menu, gossip too.',
    nl: 'Drie generaties Jordanezen en hun kleinkinderen. Watergolven doen we nog, bijkletsen ook.',
  }),
  amsterdam('Brow Bar Rozengracht', 'Selin', ['lashAndBrowService', 'threading'], {
    at: ['Rozengracht 77', '1016 LT', 52.3733, 4.88],
    en: 'Selin measures, draws and only then begins. Brows that suit the face below them.',
    nl: 'Selin meet, tekent en begint dan pas. Wenkbrauwen die passen bij het gezicht eronder.',
  }),
  amsterdam('Wax en Zo', 'Maura', ['waxing'], {
    at: ['Ceintuurbaan 212', '1072 GD', 52.3535, 4.8893],
    en: 'Warm wax, cool heads. Everything fresh per customer, and out within the half hour.',
    nl: 'Warme hars, koele hoofden. Alles vers per klant, en binnen het halfuur weer buiten.',
  }),
  amsterdam('Zen op Zuid', 'Masako', ['bodyTreatments', 'facialTreatments'], {
    at: ['Cornelis Schuytstraat 44', '1071 JK', 52.3556, 4.8742],
    en: 'Shiatsu and Japanese facial massage by Masako, who trained in Kyoto. Shoes off at the door.',
    nl: 'Shiatsu en Japanse gezichtsmassage van Masako, opgeleid in Kyoto. Schoenen uit bij de deur.',
  }),
  amsterdam('Huidstudio Westerpark', 'Tessa', ['facialTreatments'], {
    at: ['Spaarndammerstraat 84', '1013 TJ', 52.3893, 4.8799],
    en: 'Skin therapist Tessa explains what your skin is trying to say. Fewer jars, better skin.',
    nl: 'Huidtherapeut Tessa legt uit wat je huid probeert te zeggen. Minder potjes, betere huid.',
  }),
  amsterdam('Feestgezicht', 'Jip', ['facePainting'], {
    at: ['Molukkenstraat 110', '1095 BA', 52.3623, 4.9385],
    delivery: 'DOORSTEP',
    radiusKm: 12,
    minimumEuros: 60,
    en: 'Tigers, fairies and the occasional tractor, painted at your kitchen table.',
    nl: 'Tijgers, feeën en af en toe een tractor, geschminkt aan je eigen keukentafel.',
  }),
  amsterdam('Mehndi Mahal', 'Anjali', ['hennaDesigns', 'threading'], {
    at: ['Bijlmerplein 395', '1102 DK', 52.3133, 4.9497],
    delivery: 'BOTH',
    radiusKm: 15,
    minimumEuros: 50,
    en: 'Rajasthani hands for brides and small flowers for the lunch break. Fresh paste every morning.',
    nl: 'Rajasthani handen voor bruiden en kleine bloemen voor de lunchpauze. Elke ochtend verse pasta.',
  }),
  amsterdam('Salon Sranan', 'Cheryl', ['hairStyling'], {
    at: ['Bijlmerdreef 1213', '1103 TX', 52.3195, 4.9655],
    stars: 4.7,
    en: 'Braids, twists and silk presses by people who grew up with this hair. Bring time, we bring music.',
    nl: 'Vlechten, twists en silk press van mensen die met dit haar zijn opgegroeid. Neem tijd mee, wij hebben muziek.',
  }),
  amsterdam('De Gouden Schaar', 'Henk', ['hairStyling'], {
    at: ['Czaar Peterstraat 120', '1018 PT', 52.3698, 4.9287],
    en: 'Henk and his daughter cut side by side. He does the short backs, she does the rest.',
    nl: 'Henk en zijn dochter knippen zij aan zij. Hij doet de opgeschoren nekken, zij de rest.',
  }),
  amsterdam('Atelier Wimperfijn', 'Lieke', ['lashAndBrowService'], {
    at: ['Jan Evertsenstraat 90', '1056 EH', 52.3702, 4.8545],
    en: 'One chair, one customer, one lash at a time. Most people fall asleep.',
    nl: 'Eén stoel, één klant, één wimper tegelijk. De meeste mensen vallen in slaap.',
  }),
  amsterdam('Studio Zijde', 'Eveline', ['makeupArtist'], {
    at: ['Nieuwe Spiegelstraat 30', '1017 DG', 52.3625, 4.8888],
    signature: { FREE_CONSULTATION: true },
    en: 'Bridal and evening make-up between the antique shops, with daylight from two sides.',
    nl: 'Bruids- en avondmake-up tussen de antiquairs, met daglicht van twee kanten.',
  }),
  amsterdam('Laserstudio Zuidas', 'Birgit', ['laserTreatment'], {
    at: ['Parnassusweg 204', '1076 AV', 52.3395, 4.8695],
    en: 'Before work, after work, in fifteen minutes. Certified therapists, honest intake.',
    nl: 'Voor het werk, na het werk, in een kwartier. Gediplomeerde therapeuten, eerlijke intake.',
  }),
  amsterdam('Touwtje West', 'Rekha', ['threading'], {
    at: ['Jan van Galenstraat 100', '1056 BX', 52.3731, 4.856],
    en: 'Brows by thread in ten minutes, the way Rekha learned it from her aunt in Pune.',
    nl: 'Wenkbrauwen met touw in tien minuten, zoals Rekha het leerde van haar tante in Pune.',
  }),
  amsterdam('Massage aan het IJ', 'Sander', ['bodyTreatments'], {
    at: ['NDSM-Plein 30', '1033 WC', 52.4011, 4.8944],
    delivery: 'BOTH',
    radiusKm: 8,
    minimumEuros: 65,
    en: 'Sports and deep tissue massage in a container with a view of the ferries.',
    nl: 'Sport- en bindweefselmassage in een container met uitzicht op de pontjes.',
  }),
  amsterdam('Rust in de Plantage', 'Judith', ['spaServices', 'bodyTreatments'], {
    at: ['Plantage Kerklaan 36', '1018 TC', 52.3666, 4.9127],
    en: 'Two treatment rooms behind a garden door. On a quiet day you hear the gibbons.',
    nl: 'Twee behandelkamers achter een tuindeur. Op stille dagen hoor je de gibbons.',
  }),
  amsterdam('Kapsalon Frans', 'Frans', ['hairStyling'], {
    at: ['Frans Halsstraat 52', '1072 BT', 52.3558, 4.89],
    hours: 'classic',
    en: 'Classic cuts and honest colour on a street full of terraces. First coffee at nine.',
    nl: 'Klassiek knipwerk en eerlijke kleur in een straat vol terrassen. Om negen uur de eerste koffie.',
  }),
  amsterdam('De Krullenkamer', 'Naïma', ['hairStyling'], {
    at: ['Eerste Oosterparkstraat 88', '1091 HD', 52.3573, 4.9115],
    stars: 4.9,
    en: 'Waves, curls and coils, cut dry and washed after. No straightener in the building.',
    nl: 'Slag, krul en kroes, droog geknipt en daarna gewassen. Er is geen stijltang in huis.',
  }),
  amsterdam('Nagelstudio Sloterplas', 'Meltem', ['nailArtist', 'waxing'], {
    at: ['Osdorpplein 372', '1068 EL', 52.3598, 4.8035],
    hours: 'lateThursday',
    en: 'Nails and waxing in one visit, free parking included. Meltem opens late on Thursdays.',
    nl: 'Nagels en harsen in één bezoek, met gratis parkeren. Op donderdag is Meltem tot laat open.',
  }),
  amsterdam('Salon Buitenveldert', 'Rosanne', ['facialTreatments', 'epilation'], {
    at: ['Buitenveldertselaan 160', '1081 AC', 52.331, 4.8715],
    en: 'Facials for skin with some life in it. Rosanne is in no hurry and neither are you.',
    nl: 'Behandelingen voor een huid die wat heeft meegemaakt. Rosanne heeft geen haast, jij ook niet.',
  }),
  amsterdam('De Pedicurekamer', 'Gerda', ['nailArtist'], {
    at: ['Rijnstraat 112', '1079 HK', 52.346, 4.9055],
    signature: { '0015': true },
    en: 'Medical pedicure by a registered professional; diabetic and rheumatic feet very welcome.',
    nl: 'Medische pedicure door een geregistreerde vakvrouw; diabetes- en reumavoeten van harte welkom.',
  }),
  amsterdam('IJburg Beauty', 'Kimberley', ['facialTreatments', 'nailArtist', 'waxing'], {
    at: ['Pampuslaan 60', '1087 HP', 52.3533, 4.9995],
    en: 'Everything between toe and hairline, in a light studio near the marina.',
    nl: 'Alles tussen teen en haargrens, in een lichte studio bij de haven.',
  }),
  amsterdam('Sauna De Haven', 'Bas', ['spaServices'], {
    at: ['IJburglaan 634', '1087 CE', 52.3548, 4.996],
    stars: 4.6,
    en: 'Private sauna with a plunge bath looking out on the water. Robes in every size.',
    nl: 'Privésauna met dompelbad en zicht op het water. Badjassen in elke maat.',
  }),
  amsterdam('Kleurkamer De Baarsjes', 'Ingeborg', ['hairStyling', 'makeupArtist'], {
    at: ['Hoofdweg 260', '1057 DA', 52.368, 4.8525],
    en: 'Colour corrections nobody else dares, and patience for two rounds of bleach.',
    nl: 'Kleurcorrecties die niemand anders aandurft, met geduld voor twee rondes blonderen.',
  }),
  amsterdam('Wenkbrauwwerk', 'Daniëlle', ['lashAndBrowService', 'threading'], {
    at: ['Middenweg 73', '1098 AE', 52.353, 4.9355],
    en: 'Brows and lashes in the Watergraafsmeer, from a ten-minute tidy to a full set.',
    nl: 'Wenkbrauwen en wimpers in de Watergraafsmeer, van tien minuten bijwerken tot een volle set.',
  }),
  amsterdam('Puur Huid', 'Margriet', ['facialTreatments', 'epilation'], {
    at: ['Haarlemmerstraat 68', '1013 ES', 52.3802, 4.8935],
    en: 'Organic facials and needle epilation, up one steep staircase. Ring if you need a hand.',
    nl: 'Biologische gezichtsbehandelingen en elektrisch epileren, één steile trap op. Bel als je hulp wilt.',
  }),
  amsterdam('Praktijk De Rivieren', 'Liesbeth', ['epilation'], {
    at: ['Maasstraat 82', '1078 HM', 52.3448, 4.894],
    en: 'Needle epilation only, for over twenty years. Quiet practice, private entrance.',
    nl: 'Alleen elektrisch epileren, al ruim twintig jaar. Rustige praktijk met eigen ingang.',
  }),
  amsterdam('Nagelbar Spui', 'Kelly', ['nailArtist'], {
    at: ['Spuistraat 270', '1012 VX', 52.37, 4.8889],
    hours: 'shoppingStreet',
    en: 'Manicures on a bar stool, prosecco optional. Ideal before the train, or instead of it.',
    nl: 'Manicure aan de bar, met of zonder prosecco. Ideaal voor de trein, of in plaats ervan.',
  }),
  amsterdam('Mobiele Kapper Mokum', 'Remco', ['hairStyling'], {
    at: ['Admiraal de Ruijterweg 140', '1055 ND', 52.3752, 4.853],
    delivery: 'DOORSTEP',
    radiusKm: 10,
    minimumEuros: 35,
    en: 'Remco cycles over with his case. Kitchens, hospital rooms, houseboats: he has cut in all of them.',
    nl: 'Remco komt op de fiets met zijn koffer. Keukens, ziekenhuiskamers, woonboten: hij knipte overal al.',
  }),
  amsterdam('Gloria Make-up', 'Gloria', ['makeupArtist'], {
    at: ['Gerard Doustraat 140', '1073 VX', 52.3548, 4.8935],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 60,
    en: 'Every skin tone, every age, every camera. Gloria paints for stages from Paradiso to the town hall.',
    nl: 'Elke huidtint, elke leeftijd, elke camera. Gloria werkt van Paradiso tot het stadhuis.',
  }),
  amsterdam('Oase Mercator', 'Hatice', ['spaServices', 'waxing'], {
    at: ['Mercatorplein 9', '1057 BZ', 52.3709, 4.8498],
    stars: 4.5,
    en: 'A small hammam under the arches with soap from Aleppo and tea afterwards.',
    nl: 'Een kleine hamam onder de arcade, met zeep uit Aleppo en thee na afloop.',
  }),
]
