import type { DemoProvider } from '../demo-provider.ts'
import { NOT_AT_BARBERS, providerGenerator } from './generate-provider.ts'

const rotterdam = providerGenerator('NL03')

export const generatedRotterdam: readonly DemoProvider[] = [
  rotterdam('Knip aan de Kade', 'Mees', ['hairStyling'], {
    at: ['Wijnhaven 80', '3011 WT', 51.9178, 4.488],
    en: 'Clean lines with a harbour view. Mees works alone, so the chair is really yours.',
    nl: 'Strakke lijnen met zicht op de haven. Mees werkt alleen, dus de stoel is echt van jou.',
  }),
  rotterdam('Salon Oude Noorden', 'Fatiha', ['hairStyling'], {
    at: ['Zwaanshals 290', '3035 KM', 51.933, 4.4805],
    en: 'For women, with a room behind a curtain for who wears a scarf. Mint tea always ready.',
    nl: 'Voor vrouwen, met een kamer achter het gordijn voor wie een hoofddoek draagt. Muntthee staat klaar.',
  }),
  rotterdam('Meent Nails', 'Anh', ['nailArtist'], {
    at: ['Meent 92', '3011 JP', 51.9226, 4.483],
    hours: 'shoppingStreet',
    en: 'City-centre nails without city-centre hurry. Two hundred colours on the wall.',
    nl: 'Nagels in het centrum zonder centrumhaast. Tweehonderd kleuren aan de wand.',
  }),
  rotterdam('Nagels Nesselande', 'Wendy', ['nailArtist', 'lashAndBrowService'], {
    at: ['Laan van Magisch Realisme 60', '3059 LK', 51.9785, 4.587],
    en: 'Nails and lashes a stone’s throw from the beach. Bring the pram, there is room.',
    nl: 'Nagels en wimpers op een steenworp van het strand. Neem de kinderwagen mee, er is plek.',
  }),
  rotterdam('Kapsalon Kleiweg', 'Rob', ['hairStyling'], {
    at: ['Kleiweg 112', '3051 GW', 51.943, 4.478],
    en: 'Rob cuts, Ria colours, the radio decides. A family business since 1978.',
    nl: 'Rob knipt, Ria verft, de radio beslist. Familiezaak sinds 1978.',
  }),
  rotterdam('De Huidkamer', 'Mirjam', ['facialTreatments'], {
    at: ['Bergse Dorpsstraat 50', '3054 GE', 51.953, 4.4915],
    stars: 4.8,
    en: 'Skin therapy in the old village of Hillegersberg, with a plan on paper after the first visit.',
    nl: 'Huidtherapie in het oude dorp Hillegersberg, met na het eerste bezoek een plan op papier.',
  }),
  rotterdam('Afro Touch', 'Précious', ['hairStyling'], {
    at: ['Pretorialaan 40', '3072 EN', 51.901, 4.5],
    stars: 4.6,
    en: 'Box braids, cornrows and locs on South. Saturday is a party, Tuesday is quiet.',
    nl: 'Box braids, cornrows en locs op Zuid. Zaterdag is het feest, dinsdag is het rustig.',
  }),
  rotterdam('Lash Loft', 'Demi', ['lashAndBrowService'], {
    at: ['Pannekoekstraat 60', '3011 LH', 51.9237, 4.4866],
    en: 'Volume, hybrid and classic sets in a loft above the wine bar. Nap included.',
    nl: 'Volume, hybride en classic in een loft boven de wijnbar. Dutje inbegrepen.',
  }),
  rotterdam('Erasmus Barbers', 'Karim', ['hairStyling'], {
    at: ['Hoogstraat 120', '3011 PV', 51.9205, 4.488],
    withoutServices: NOT_AT_BARBERS,
    en: 'Hot towels, cold tea, sharp lines. Half of the university sits here before exams.',
    nl: 'Warme doeken, koude thee, scherpe lijnen. Voor de tentamens zit hier de halve universiteit.',
  }),
  rotterdam('Wellness aan de Plas', 'Olga', ['spaServices', 'bodyTreatments'], {
    at: ['Plaszoom 354', '3062 CL', 51.9345, 4.5215],
    en: 'Sauna, hammam and massage on the edge of the Kralingse Plas. Bring a friend or your silence.',
    nl: 'Sauna, hamam en massage aan de rand van de Kralingse Plas. Neem een vriendin mee, of je zwijgen.',
  }),
  rotterdam('Waxbar Binnenweg', 'Laila', ['waxing'], {
    at: ['Oude Binnenweg 110', '3012 JG', 51.9172, 4.4738],
    hours: 'shoppingStreet',
    en: 'Strip, sugar or hard wax: Laila looks at your skin and tells you which.',
    nl: 'Strips, suiker of hard wax: Laila kijkt naar je huid en zegt welke.',
  }),
  rotterdam('Make-up door Milou', 'Milou', ['makeupArtist'], {
    at: ['Voorschoterlaan 60', '3062 KP', 51.9225, 4.5165],
    delivery: 'DOORSTEP',
    radiusKm: 25,
    minimumEuros: 75,
    en: 'Milou comes to the bride, the set or the hotel room, with a folding chair and a ring light.',
    nl: 'Milou komt naar de bruid, de set of de hotelkamer, met klapstoel en ringlamp.',
  }),
  rotterdam('Stoel Vier', 'Chris', ['hairStyling'], {
    at: ['Nieuwe Binnenweg 330', '3021 GN', 51.914, 4.46],
    stars: 4.7,
    en: 'Short hair for every gender at one price. You pay for the time, not for the pronoun.',
    nl: 'Kort haar voor iedereen, één prijs. Je betaalt voor de tijd, niet voor het hokje.',
  }),
  rotterdam('Zuidplein Brows', 'Soraya', ['threading', 'lashAndBrowService'], {
    at: ['Zuidplein 400', '3083 BC', 51.8868, 4.489],
    hours: 'shoppingStreet',
    en: 'Threading and brow tint between shopping bags. No appointment runs over ten minutes late.',
    nl: 'Threading en wenkbrauwen verven tussen de boodschappen door. Nooit meer dan tien minuten uitloop.',
  }),
  rotterdam('Laserkliniek Blaak', 'Nadine', ['laserTreatment', 'facialTreatments'], {
    at: ['Blaak 34', '3011 TA', 51.919, 4.487],
    en: 'Laser and skin improvement in one clinic, with the same therapist every time.',
    nl: 'Laser en huidverbetering in één kliniek, elke keer dezelfde therapeut.',
  }),
  rotterdam('Tante Toos Schminkt', 'Toos', ['facePainting'], {
    at: ['Strevelsweg 200', '3075 AV', 51.892, 4.498],
    delivery: 'DOORSTEP',
    radiusKm: 18,
    minimumEuros: 60,
    en: 'Toos has painted ten thousand tigers and none of them were the same.',
    nl: 'Toos schminkte tienduizend tijgers en geen een was dezelfde.',
  }),
  rotterdam('Massagepraktijk Coolhaven', 'Gerben', ['bodyTreatments'], {
    at: ['Coolhaven 100', '3024 AG', 51.9095, 4.459],
    hours: 'evenings',
    en: 'Evening hours for people who lift, sit or stand too much. Gerben was a docker himself.',
    nl: 'Avonduren voor wie te veel tilt, zit of staat. Gerben werkte zelf in de haven.',
  }),
  rotterdam('Hennahuis Delfshaven', 'Latifa', ['hennaDesigns', 'threading'], {
    at: ['Schiedamseweg 130', '3025 AJ', 51.9125, 4.443],
    delivery: 'BOTH',
    radiusKm: 15,
    minimumEuros: 55,
    en: 'Moroccan and Gulf patterns, for one hand or a whole hall of guests.',
    nl: 'Marokkaanse en Khaleeji patronen, voor één hand of een zaal vol gasten.',
  }),
  rotterdam('Nagelatelier Noord', 'Patricia', ['nailArtist'], {
    at: ['Bergsingel 120', '3037 GJ', 51.9365, 4.472],
    en: 'Natural nails with builder gel, grown out slowly and properly. No rush, no tips.',
    nl: 'Natuurlijke nagels met bouwgel, rustig en goed uitgegroeid. Geen haast, geen tips.',
  }),
  rotterdam('Haar op de Kop', 'Lennart', ['hairStyling'], {
    at: ['Wilhelminakade 50', '3072 AR', 51.9063, 4.487],
    en: 'On the Kop van Zuid, under the towers. Appointments on the half hour, tram at the door.',
    nl: 'Op de Kop van Zuid, onder de torens. Afspraken op het halve uur, tram voor de deur.',
  }),
  rotterdam('De Ontharing', 'Sabine', ['waxing', 'epilation', 'laserTreatment'], {
    at: ['Beijerlandselaan 70', '3074 EJ', 51.8935, 4.508],
    en: 'Wax, needle or laser: three ways to smooth under one roof, and advice which is yours.',
    nl: 'Hars, naald of laser: drie manieren om glad te worden onder één dak, met advies welke bij je past.',
  }),
  rotterdam('Salon Charlois', 'Marja', ['hairStyling', 'nailArtist'], {
    at: ['Boergoensevliet 90', '3082 KR', 51.886, 4.472],
    reviews: 0,
    en: 'Just opened: hair and nails by two sisters who got bored of working for others.',
    nl: 'Net open: haar en nagels door twee zussen die niet meer voor een ander wilden werken.',
  }),
]

const hague = providerGenerator('NL04')

export const generatedHague: readonly DemoProvider[] = [
  hague('Kapper Zeehelden', 'Jeroen', ['hairStyling'], {
    at: ['Prins Hendrikstraat 112', '2518 HV', 52.08, 4.2985],
    en: 'A corner shop with three chairs in the Zeeheldenkwartier. Dogs get a biscuit.',
    nl: 'Een hoekzaak met drie stoelen in het Zeeheldenkwartier. Honden krijgen een koekje.',
  }),
  hague('Noordeinde Nails', 'Ming', ['nailArtist'], {
    at: ['Noordeinde 90', '2514 GL', 52.0818, 4.306],
    stars: 4.8,
    en: 'Discreet, precise, close to the palace. Some customers come in by the back door.',
    nl: 'Discreet, precies, vlak bij het paleis. Sommige klanten komen achterom.',
  }),
  hague('Fred en Co', 'Frederique', ['hairStyling'], {
    at: ['Frederik Hendriklaan 90', '2582 BE', 52.092, 4.2795],
    en: 'Long appointments on ‘the Fred’ for people who want to be listened to.',
    nl: 'Ruime afspraken op de Fred, voor wie graag wordt aangehoord.',
  }),
  hague('Spa aan Zee', 'Rosalinde', ['spaServices', 'bodyTreatments'], {
    at: ['Gevers Deynootweg 60', '2586 BL', 52.111, 4.283],
    hours: 'everyDay',
    en: 'Sea air, salt scrubs and a sauna, two streets from the boulevard.',
    nl: 'Zeelucht, zoutscrubs en een sauna, twee straten van de boulevard.',
  }),
  hague('Mehndi door Radha', 'Radha', ['hennaDesigns', 'makeupArtist'], {
    at: ['Hoefkade 300', '2526 CL', 52.0695, 4.3],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 60,
    en: 'Brides from Transvaal to Wassenaar. Radha does the hands, then the face, and keeps the aunts calm.',
    nl: 'Bruiden van Transvaal tot Wassenaar. Radha doet de handen, dan het gezicht, en houdt de tantes rustig.',
  }),
  hague('Beauty Bezuidenhout', 'Carla', ['facialTreatments', 'waxing', 'nailArtist'], {
    at: ['Theresiastraat 130', '2593 AT', 52.0835, 4.334],
    en: 'Neighbourhood beauty salon with regulars who bring their daughters now.',
    nl: 'Schoonheidssalon in de buurt, met vaste klanten die nu hun dochters meenemen.',
  }),
  hague('Wimperatelier Loosduinen', 'Sharon', ['lashAndBrowService'], {
    at: ['Loosduinse Hoofdstraat 200', '2552 AJ', 52.058, 4.239],
    hours: 'schoolHours',
    en: 'Lash lifts and extensions in school hours, when the street is quiet.',
    nl: 'Wimperlifts en extensions onder schooltijd, als het rustig is in de straat.',
  }),
  hague('De Haagse Barbier', 'Mustafa', ['hairStyling'], {
    at: ['Wagenstraat 130', '2512 AX', 52.0745, 4.314],
    withoutServices: NOT_AT_BARBERS,
    en: 'Turkish shave with all the trimmings: flame, foam, cologne and a slap on the shoulder.',
    nl: 'Turkse scheerbeurt met alles erop en eraan: vlammetje, schuim, eau de cologne en een klap op de schouder.',
  }),
  hague('Huid en Zo', 'Marleen', ['facialTreatments', 'laserTreatment'], {
    at: ['Van Hoytemastraat 40', '2596 ER', 52.0955, 4.3215],
    en: 'Skin improvement in the Benoordenhout, without white coats or waiting-room magazines.',
    nl: 'Huidverbetering in het Benoordenhout, zonder witte jassen en oude tijdschriften.',
  }),
  hague('Stille Handen', 'Pieternel', ['bodyTreatments'], {
    at: ['Laan van Meerdervoort 400', '2563 BB', 52.0755, 4.279],
    hours: 'evenings',
    en: 'Massage in a canal of quiet along the longest avenue in the country.',
    nl: 'Massage op een stil plekje aan de langste laan van het land.',
  }),
  hague('Glitterkind', 'Sterre', ['facePainting'], {
    at: ['Thomsonlaan 80', '2565 JC', 52.0745, 4.27],
    delivery: 'DOORSTEP',
    radiusKm: 15,
    minimumEuros: 55,
    en: 'Birthday faces and festival glitter, skin-friendly and quick with shy children.',
    nl: 'Verjaardagsgezichten en festivalglitter, huidvriendelijk en handig met verlegen kinderen.',
  }),
  hague('Nail Bar Grote Markt', 'Jessie', ['nailArtist'], {
    at: ['Grote Marktstraat 60', '2511 BJ', 52.0765, 4.312],
    hours: 'shoppingStreet',
    en: 'In and out during a shopping day, with phone chargers at every table.',
    nl: 'Even tussen het winkelen door, met een oplader aan elke tafel.',
  }),
  hague('Wax Atelier Weimar', 'Ramona', ['waxing'], {
    at: ['Weimarstraat 120', '2562 HD', 52.073, 4.285],
    en: 'Sugar paste cooked in house. For all bodies, behind a closed door.',
    nl: 'Suikerpasta uit eigen keuken. Voor alle lichamen, achter een dichte deur.',
  }),
  hague('Kapsalon Leyweg', 'Angela', ['hairStyling'], {
    at: ['Leyweg 900', '2545 GT', 52.052, 4.285],
    en: 'Affordable cuts near the shopping centre; children sit in the little car.',
    nl: 'Betaalbaar knippen bij het winkelcentrum; kinderen zitten in het autootje.',
  }),
  hague('Stadsschoon', 'Mathilde', ['hairStyling', 'makeupArtist'], {
    at: ['Piet Heinstraat 80', '2518 CL', 52.0815, 4.302],
    en: 'Hair and face for weddings at the town hall, calm from the first cup of coffee.',
    nl: 'Haar en gezicht voor trouwen op het stadhuis, met rust vanaf de eerste koffie.',
  }),
  hague('Draadje Transvaal', 'Devika', ['threading'], {
    at: ['Kempstraat 60', '2572 GG', 52.067, 4.2945],
    en: 'Brows, lip and chin by thread. Devika talks a lot and never misses a hair.',
    nl: 'Wenkbrauwen, lip en kin met touw. Devika praat honderduit en mist geen haartje.',
  }),
  hague('Lichtpraktijk Willemspark', 'Willemijn', ['laserTreatment', 'epilation'], {
    at: ['Javastraat 60', '2585 AR', 52.0865, 4.312],
    en: 'Lasers for dark hair, needles for light. The intake is free and can end in a no.',
    nl: 'Laser voor donker haar, naald voor licht. De intake is gratis en kan op een nee uitkomen.',
  }),
  hague('Thuiskapper Joke', 'Joke', ['hairStyling'], {
    at: ['Goudsbloemlaan 90', '2565 CS', 52.0785, 4.264],
    delivery: 'DOORSTEP',
    radiusKm: 8,
    minimumEuros: 30,
    en: 'Joke cuts at your home, also in a nursing home, also in bed if need be.',
    nl: 'Joke knipt bij je thuis, ook in het verpleeghuis, ook in bed als dat moet.',
  }),
]
