import type { DemoProvider } from '../demo-provider.ts'
import { NOT_AT_BARBERS, providerGenerator } from './generate-provider.ts'

const utrecht = providerGenerator('NL05')

export const generatedUtrecht: readonly DemoProvider[] = [
  utrecht('Kapsalon Wittevrouwen', 'Marit', ['hairStyling'], {
    at: ['Bekkerstraat 30', '3572 SG', 52.0965, 5.133],
    en: 'Bicycle at the door, cat on the sill. Marit cuts and thinks along.',
    nl: 'Fiets voor de deur, kat in het raam. Marit knipt en denkt mee.',
  }),
  utrecht('Haar op Zadel', 'Vera', ['hairStyling'], {
    at: ['Zadelstraat 34', '3511 LT', 52.0897, 5.1185],
    hours: 'shoppingStreet',
    en: 'In the shadow of the Dom, between cheese and books. Open on Sundays too.',
    nl: 'In de schaduw van de Dom, tussen kaas en boeken. Ook op zondag open.',
  }),
  utrecht('Wimpers en Wit', 'Isa', ['lashAndBrowService'], {
    at: ['Lijnmarkt 20', '3511 KH', 52.0903, 5.12],
    en: 'White room, soft voice, steady tweezers. Isa does four customers a day, no more.',
    nl: 'Witte kamer, zachte stem, vaste pincet. Isa doet vier klanten per dag, niet meer.',
  }),
  utrecht('De Huidhoek', 'Nynke', ['facialTreatments'], {
    at: ['Adelaarstraat 60', '3514 CG', 52.101, 5.118],
    stars: 4.7,
    en: 'Acne, scars and good questions in the Vogelenbuurt. Teenagers feel at home here.',
    nl: 'Acne, littekens en goede vragen in de Vogelenbuurt. Tieners voelen zich hier thuis.',
  }),
  utrecht('Massage Maliebaan', 'Wouter', ['bodyTreatments'], {
    at: ['Maliebaan 70', '3581 CV', 52.092, 5.1355],
    en: 'Deep, slow and exact. Wouter was a physiotherapist and it shows.',
    nl: 'Diep, langzaam en precies. Wouter was fysiotherapeut, en dat voel je.',
  }),
  utrecht('Overvecht Nails', 'Hülya', ['nailArtist'], {
    at: ['Roelantdreef 40', '3562 KC', 52.118, 5.111],
    hours: 'classic',
    en: 'Bright nails at friendly prices, tea from a double pot.',
    nl: 'Vrolijke nagels voor een vriendelijke prijs, thee uit een dubbele pot.',
  }),
  utrecht('Beauty in Leidsche Rijn', 'Marijke', ['facialTreatments', 'waxing'], {
    at: ['Brusselplein 12', '3541 CH', 52.104, 5.064],
    en: 'New square, experienced hands. Facials and waxing, with childcare next door.',
    nl: 'Nieuw plein, ervaren handen. Gezichtsbehandelingen en harsen, met de opvang ernaast.',
  }),
  utrecht('Salon Atlas', 'Rachid', ['hairStyling'], {
    at: ['Amerikalaan 80', '3526 BE', 52.072, 5.101],
    withoutServices: NOT_AT_BARBERS,
    en: 'Fades and beards in Kanaleneiland. Fathers and sons sit side by side.',
    nl: 'Fades en baarden in Kanaleneiland. Vaders en zonen zitten naast elkaar.',
  }),
  utrecht('Henna door Hafsa', 'Hafsa', ['hennaDesigns'], {
    at: ['Laan van Nieuw-Guinea 60', '3531 JJ', 52.0915, 5.096],
    delivery: 'BOTH',
    radiusKm: 15,
    minimumEuros: 45,
    en: 'Fine Moroccan lines by a former architect. Hafsa comes to your living room too.',
    nl: 'Fijne Marokkaanse lijnen van een oud-architect. Hafsa komt ook bij je thuis.',
  }),
  utrecht('Oog in Oog', 'Bhavna', ['threading', 'lashAndBrowService'], {
    at: ['Vredenburg 20', '3511 BC', 52.0925, 5.1145],
    hours: 'shoppingStreet',
    en: 'Threading and lash lifts across from the music hall. Quick, but never sloppy.',
    nl: 'Threading en wimperlifts tegenover het muziekgebouw. Vlot, nooit slordig.',
  }),
  utrecht('Zusjes van Zuilen', 'Corine', ['hairStyling', 'nailArtist'], {
    at: ['Amsterdamsestraatweg 560', '3553 EP', 52.1095, 5.093],
    en: 'One sister cuts, the other does nails, and you can do both at once.',
    nl: 'De ene zus knipt, de andere doet nagels, en het kan ook tegelijk.',
  }),
  utrecht('Laserpraktijk Tolsteeg', 'Jacqueline', ['laserTreatment', 'epilation'], {
    at: ['Gansstraat 90', '3582 EJ', 52.08, 5.131],
    en: 'A practice for hair that stays away. Clear plan, clear prices, no packages you do not need.',
    nl: 'Een praktijk voor haar dat wegblijft. Helder plan, heldere prijs, geen kuren die je niet nodig hebt.',
  }),
  utrecht('Blos', 'Elin', ['makeupArtist'], {
    at: ['Springweg 60', '3511 VS', 52.0875, 5.1185],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 70,
    signature: { FREE_CONSULTATION: true },
    en: 'Make-up that leaves your freckles alone. Weddings, portraits and nervous mothers.',
    nl: 'Make-up die je sproeten met rust laat. Bruiloften, portretten en zenuwachtige moeders.',
  }),
  utrecht('Saunahuis Oudwijk', 'Harmen', ['spaServices'], {
    at: ['Oudwijkerveldstraat 60', '3581 JL', 52.0875, 5.14],
    stars: 4.8,
    en: 'A wood-fired sauna in a city garden, for two to six people and nobody else.',
    nl: 'Een houtgestookte sauna in een stadstuin, voor twee tot zes mensen en niemand anders.',
  }),
  utrecht('Barbier Ledig Erf', 'Sjoerd', ['hairStyling'], {
    at: ['Ledig Erf 12', '3582 EX', 52.0808, 5.1238],
    withoutServices: NOT_AT_BARBERS,
    en: 'Cut before the beer, or after. Sjoerd prefers before.',
    nl: 'Knippen voor het bier, of erna. Sjoerd heeft liever ervoor.',
  }),
  utrecht('Nagels in Hoograven', 'Samantha', ['nailArtist', 'lashAndBrowService'], {
    at: ['’t Goylaan 90', '3525 AJ', 52.069, 5.117],
    en: 'Hands and lashes in a converted shop with the warmest heater in town.',
    nl: 'Handen en wimpers in een oud winkelpand met de warmste kachel van de stad.',
  }),
  utrecht('De Vliegende Kwast', 'Pleun', ['facePainting', 'makeupArtist'], {
    at: ['Croeselaan 180', '3521 CJ', 52.08, 5.106],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 60,
    en: 'Face paint for children, bodypaint for grown-ups, and belly paint in between.',
    nl: 'Schmink voor kinderen, bodypaint voor volwassenen, en bellypaint ertussenin.',
  }),
  utrecht('Strak', 'Evi', ['waxing'], {
    at: ['Mariaplaats 20', '3511 LK', 52.0886, 5.116],
    hours: 'lateThursday',
    en: 'Waxing without blushing. Evi is quick, kind and hard to shock.',
    nl: 'Harsen zonder blozen. Evi is snel, lief en nergens van onder de indruk.',
  }),
]

const eindhoven = providerGenerator('NL07')

export const generatedEindhoven: readonly DemoProvider[] = [
  eindhoven('Kapsalon Stratum', 'Mandy', ['hairStyling'], {
    at: ['Stratumsedijk 40', '5611 NE', 51.434, 5.4835],
    en: 'Cuts for students, engineers and their mothers, five minutes from the market.',
    nl: 'Knippen voor studenten, ingenieurs en hun moeders, vijf minuten van de markt.',
  }),
  eindhoven('Bergen Barbers', 'Danny', ['hairStyling'], {
    at: ['Grote Berg 30', '5611 KK', 51.4375, 5.473],
    withoutServices: NOT_AT_BARBERS,
    en: 'Leather chairs, straight razors, good vinyl. Danny plays side B after five.',
    nl: 'Leren stoelen, open messen, goed vinyl. Na vijven draait Danny kant B.',
  }),
  eindhoven('Nagelstudio Woensel', 'Ngoc', ['nailArtist'], {
    at: ['Woenselse Markt 16', '5612 CS', 51.4465, 5.4755],
    en: 'Clean work at a small table on the square. Ngoc remembers your last five colours.',
    nl: 'Net werk aan een kleine tafel aan het plein. Ngoc onthoudt je laatste vijf kleuren.',
  }),
  eindhoven('Strijp Skin', 'Lotje', ['facialTreatments', 'laserTreatment'], {
    at: ['Philitelaan 60', '5617 AM', 51.448, 5.456],
    en: 'Skin therapy in an old radio factory. Light is what this town does best.',
    nl: 'Huidtherapie in een oude radiofabriek. Licht is waar deze stad goed in is.',
  }),
  eindhoven('Gestel Haarmode', 'Riet', ['hairStyling'], {
    at: ['Hoogstraat 200', '5615 PZ', 51.427, 5.464],
    hours: 'classic',
    en: 'Riet has cut here for forty years and has no plans to stop. Closed on Mondays, always.',
    nl: 'Riet knipt hier veertig jaar en is niet van plan te stoppen. Maandag dicht, altijd.',
  }),
  eindhoven('Lash en Lounge', 'Amber', ['lashAndBrowService'], {
    at: ['Nieuwstraat 20', '5611 DB', 51.4395, 5.477],
    en: 'Recline, close your eyes, wake up with lashes. Playlists by request.',
    nl: 'Achterover, ogen dicht, wakker worden met wimpers. Verzoeknummers mogen.',
  }),
  eindhoven('Tongelre Massage', 'Freek', ['bodyTreatments'], {
    at: ['Tongelresestraat 200', '5642 NC', 51.445, 5.502],
    delivery: 'BOTH',
    radiusKm: 10,
    minimumEuros: 60,
    en: 'Sports massage for amateurs and a handful of professionals. Table comes to your home on request.',
    nl: 'Sportmassage voor amateurs en een handvol profs. De tafel komt ook bij je thuis.',
  }),
  eindhoven('Wax Point 040', 'Silvana', ['waxing', 'threading'], {
    at: ['Hermanus Boexstraat 20', '5611 AJ', 51.4385, 5.4745],
    hours: 'shoppingStreet',
    en: 'Wax and thread in the city centre, with two rooms and little waiting.',
    nl: 'Hars en touw in het centrum, met twee kamers en weinig wachten.',
  }),
  eindhoven('Lichtstad Laser', 'Monique', ['laserTreatment'], {
    at: ['Vestdijk 60', '5611 CC', 51.4375, 5.483],
    en: 'Medical lasers, seven days between intake and treatment, never less.',
    nl: 'Medische lasers, zeven dagen tussen intake en behandeling, nooit korter.',
  }),
  eindhoven('Kinderschmink Kim', 'Kim', ['facePainting'], {
    at: ['Boschdijk 400', '5622 JB', 51.457, 5.458],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 55,
    en: 'Kim arrives with a suitcase on wheels and leaves with empty pots.',
    nl: 'Kim komt met een koffer op wieltjes en gaat weg met lege potjes.',
  }),
  eindhoven('Studio Blush', 'Daantje', ['makeupArtist'], {
    at: ['Bergstraat 20', '5611 JZ', 51.4365, 5.4745],
    delivery: 'BOTH',
    radiusKm: 20,
    minimumEuros: 65,
    en: 'Make-up for the Design Week, the wedding and the Monday after.',
    nl: 'Make-up voor de Design Week, de bruiloft en de maandag erna.',
  }),
  eindhoven('Genneper Spa', 'Paula', ['spaServices'], {
    at: ['Genneperweg 60', '5651 GE', 51.419, 5.476],
    hours: 'everyDay',
    en: 'Baths and saunas beside the water mill. Arrive early and walk around the meadow first.',
    nl: 'Baden en sauna’s naast de watermolen. Kom vroeg en loop eerst een rondje door de wei.',
  }),
  eindhoven('Meerhoven Nails', 'Gwen', ['nailArtist', 'facialTreatments'], {
    at: ['Meerhovendreef 20', '5658 HA', 51.4405, 5.417],
    en: 'Nails and facials for young families, with a play corner in sight of the chair.',
    nl: 'Nagels en gezichtsbehandelingen voor jonge gezinnen, met een speelhoek in het zicht.',
  }),
  eindhoven('Draad en Daad', 'Fairuz', ['threading', 'hennaDesigns'], {
    at: ['Kruisstraat 130', '5612 CM', 51.448, 5.48],
    en: 'Thread for the brows, henna for the hands, coffee for the company.',
    nl: 'Touw voor de wenkbrauwen, henna voor de handen, koffie voor wie meekomt.',
  }),
  eindhoven('Thuis bij Toon', 'Toon', ['hairStyling'], {
    at: ['Leenderweg 200', '5644 AD', 51.423, 5.49],
    delivery: 'BOTH',
    radiusKm: 8,
    minimumEuros: 30,
    en: 'Toon cuts in his front room and, on Tuesdays, in yours.',
    nl: 'Toon knipt in zijn voorkamer en op dinsdag in die van jou.',
  }),
]
