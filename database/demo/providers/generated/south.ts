import type { DemoProvider } from '../demo-provider.ts'
import { NOT_AT_BARBERS, providerGenerator } from './generate-provider.ts'

const tilburg = providerGenerator('NL01')

export const generatedTilburg: readonly DemoProvider[] = [
  tilburg('Kapsalon Korvel', 'Peggy', ['hairStyling'], {
    at: ['Korvelseweg 120', '5025 JL', 51.55, 5.079],
    en: 'Everybody in Korvel knows Peggy, and Peggy knows everybody’s crown.',
    nl: 'Heel Korvel kent Peggy, en Peggy kent ieders kruin.',
  }),
  tilburg('Spoorzone Barbers', 'Luuk', ['hairStyling'], {
    at: ['Burgemeester Brokxlaan 40', '5041 SB', 51.562, 5.082],
    withoutServices: NOT_AT_BARBERS,
    en: 'A barbershop in the old railway works. The ceiling is nine metres, the fades are tighter.',
    nl: 'Een barbier in de oude treinwerkplaats. Het plafond is negen meter hoog, de fades zijn strakker.',
  }),
  tilburg('Nagels Besterd', 'Thi', ['nailArtist'], {
    at: ['Besterdring 60', '5014 HL', 51.566, 5.094],
    en: 'Gel nails and pedicures next to the Vietnamese bakery of her brother.',
    nl: 'Gelnagels en pedicure naast de Vietnamese bakkerij van haar broer.',
  }),
  tilburg('Piushuid', 'Karin', ['facialTreatments'], {
    at: ['Piusstraat 80', '5038 WT', 51.5525, 5.092],
    en: 'Facials near the harbour, with products from a farm in Oisterwijk.',
    nl: 'Gezichtsbehandelingen bij de haven, met producten van een boerderij in Oisterwijk.',
  }),
  tilburg('Lash 013', 'Jolien', ['lashAndBrowService'], {
    at: ['Stationsstraat 30', '5038 ED', 51.5585, 5.088],
    en: 'Two minutes from the train. Lifts, tints and sets for people with a timetable.',
    nl: 'Twee minuten van de trein. Lifts, verven en sets voor wie een trein moet halen.',
  }),
  tilburg('Reeshof Beauty', 'Ellen', ['facialTreatments', 'nailArtist', 'waxing'], {
    at: ['Heyhoefpromenade 60', '5043 RC', 51.5745, 5.007],
    hours: 'schoolHours',
    en: 'Beauty during school hours, because that is when Ellen is free too.',
    nl: 'Schoonheid onder schooltijd, want dan kan Ellen zelf ook.',
  }),
  tilburg('Massage Oude Warande', 'Paul', ['bodyTreatments'], {
    at: ['Bredaseweg 350', '5037 LG', 51.559, 5.052],
    delivery: 'BOTH',
    radiusKm: 10,
    minimumEuros: 60,
    en: 'Relaxation and sports massage beside the woods. Paul walks with the dog at lunch.',
    nl: 'Ontspannings- en sportmassage naast het bos. Tussen de middag laat Paul de hond uit.',
  }),
  tilburg('Glad in Tilburg', 'Rabia', ['waxing', 'threading'], {
    at: ['Tuinstraat 50', '5038 DB', 51.5545, 5.087],
    en: 'Wax below, thread above the neck: that is how Rabia likes to work.',
    nl: 'Hars onder de nek, touw erboven: zo werkt Rabia het liefst.',
  }),
  tilburg('De Vrolijke Snoet', 'Mieke', ['facePainting'], {
    at: ['Goirkestraat 100', '5046 GL', 51.569, 5.079],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 50,
    en: 'Carnival starts here. Mieke paints from November on and does not sleep in February.',
    nl: 'Carnaval begint hier. Mieke schminkt vanaf de elfde van de elfde en slaapt niet in februari.',
  }),
  tilburg('Zwaluw Spa', 'Inge', ['spaServices'], {
    at: ['Wilhelminapark 50', '5041 ED', 51.5655, 5.08],
    en: 'A town house with a sauna in the coach house. You rent it whole.',
    nl: 'Een herenhuis met een sauna in het koetshuis. Je huurt het in zijn geheel.',
  }),
  tilburg('Bruid en Kwast', 'Dewi', ['makeupArtist', 'hennaDesigns'], {
    at: ['Noordhoekring 90', '5038 GD', 51.556, 5.0815],
    delivery: 'BOTH',
    radiusKm: 25,
    minimumEuros: 65,
    signature: { FREE_CONSULTATION: true },
    en: 'Brides of every tradition. Dewi does the make-up, her mother the henna.',
    nl: 'Bruiden uit elke traditie. Dewi doet de make-up, haar moeder de henna.',
  }),
  tilburg('Laserpunt Tilburg', 'Sonja', ['laserTreatment', 'epilation'], {
    at: ['Spoorlaan 350', '5038 CC', 51.559, 5.083],
    hours: 'clinic',
    en: 'Laser for the large, needle for the small. Sonja works by appointment only.',
    nl: 'Laser voor het grote werk, de naald voor het kleine. Sonja werkt alleen op afspraak.',
  }),
]

const maastricht = providerGenerator('NL06')

export const generatedMaastricht: readonly DemoProvider[] = [
  maastricht('Coiffure Jeker', 'Odette', ['hairStyling'], {
    at: ['Tongersestraat 30', '6211 LN', 50.8465, 5.684],
    en: 'Colour and cut along the Jeker, with a coffee that would pass in Liège.',
    nl: 'Kleur en knippen langs de Jeker, met koffie die in Luik niet zou misstaan.',
  }),
  maastricht('Kapper Sint Pieter', 'Sjeng', ['hairStyling'], {
    at: ['Sint Pieterstraat 20', '6211 JN', 50.844, 5.69],
    hours: 'classic',
    en: 'Sjeng cuts, sings and speaks the dialect. Translation is free.',
    nl: 'Sjeng knipt, zingt en praat plat. Vertaling is gratis.',
  }),
  maastricht('Nagels Wyck', 'Huong', ['nailArtist'], {
    at: ['Wycker Brugstraat 40', '6221 ED', 50.8495, 5.6975],
    hours: 'shoppingStreet',
    en: 'Precise nails between station and bridge. Walk on to a terrace with dry polish.',
    nl: 'Precieze nagels tussen station en brug. Met droge lak zo door naar het terras.',
  }),
  maastricht('Maison Peau', 'Sylvie', ['facialTreatments'], {
    at: ['Platielstraat 12', '6211 GV', 50.8485, 5.69],
    stars: 4.8,
    en: 'French facials by a Walloon with Limburg patience.',
    nl: 'Franse gezichtsbehandelingen van een Waalse met Limburgs geduld.',
  }),
  maastricht('Beauty Brusselsepoort', 'Kitty', ['nailArtist', 'waxing'], {
    at: ['Brusselseweg 300', '6217 HC', 50.8555, 5.672],
    en: 'Nails and wax next to the shopping centre. Kitty makes appointments run on time.',
    nl: 'Nagels en hars bij het winkelcentrum. Bij Kitty lopen afspraken op tijd.',
  }),
  maastricht('Cils en Sourcils', 'Manou', ['lashAndBrowService', 'threading'], {
    at: ['Hoogbrugstraat 40', '6221 CR', 50.8475, 5.7],
    en: 'Lashes and brows in Wyck, with French chansons at low volume.',
    nl: 'Wimpers en wenkbrauwen in Wyck, met zachte chansons op de achtergrond.',
  }),
  maastricht('Spa Sint Servaas', 'Mathieu', ['spaServices', 'bodyTreatments'], {
    at: ['Kommel 20', '6211 KZ', 50.85, 5.684],
    hours: 'everyDay',
    en: 'Vaulted cellars, warm water, thick walls. You will not hear the bells.',
    nl: 'Gewelfde kelders, warm water, dikke muren. De klokken hoor je hier niet.',
  }),
  maastricht('Massage Céramique', 'Bernadette', ['bodyTreatments'], {
    at: ['Avenue Céramique 100', '6221 KV', 50.843, 5.701],
    en: 'Massage with a view of the Maas, for people who sit in meetings all day.',
    nl: 'Massage met zicht op de Maas, voor wie de hele dag vergadert.',
  }),
  maastricht('Vastelaovend Schmink', 'Miep', ['facePainting'], {
    at: ['Akersteenweg 60', '6226 HR', 50.839, 5.725],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 50,
    en: 'Painted for the parade in twenty minutes. In the quiet months also unicorns.',
    nl: 'In twintig minuten klaar voor de optocht. In de stille maanden ook eenhoorns.',
  }),
  maastricht('Barbershop Boschstraat', 'Enzo', ['hairStyling'], {
    at: ['Boschstraat 60', '6211 AX', 50.8535, 5.6905],
    withoutServices: NOT_AT_BARBERS,
    en: 'Italian shaves near the Bassin. Enzo trained under his grandfather in Bari.',
    nl: 'Italiaans scheren bij het Bassin. Enzo leerde het van zijn opa in Bari.',
  }),
  maastricht(
    'Huidkliniek Randwyck',
    'Heleen',
    ['laserTreatment', 'epilation', 'facialTreatments'],
    {
      at: ['Endepolsdomein 20', '6229 GW', 50.835, 5.716],
      en: 'A clinic beside the hospital, with doctors to ask when it matters.',
      nl: 'Een kliniek naast het ziekenhuis, met een arts om de hoek als dat nodig is.',
    },
  ),
  maastricht('Mosa Make-up', 'Florine', ['makeupArtist'], {
    at: ['Bredestraat 20', '6211 HC', 50.8475, 5.692],
    delivery: 'BOTH',
    radiusKm: 25,
    minimumEuros: 65,
    en: 'Theatre make-up artist by night, brides by day. Florine works light and fast.',
    nl: '’s Avonds het theater, overdag de bruiden. Florine werkt licht en snel.',
  }),
]

const breda = providerGenerator('NL10')

export const generatedBreda: readonly DemoProvider[] = [
  breda('Kapsalon aan de Markt', 'Sven', ['hairStyling'], {
    at: ['Grote Markt 40', '4811 XR', 51.5885, 4.776],
    hours: 'shoppingStreet',
    en: 'Hair under the big church. Sven opens the windows when the carillon plays.',
    nl: 'Haar onder de grote kerk. Als het carillon speelt gaan bij Sven de ramen open.',
  }),
  breda('Haagdijk Barbers', 'Milan', ['hairStyling'], {
    at: ['Haagdijk 120', '4811 TV', 51.5885, 4.767],
    withoutServices: NOT_AT_BARBERS,
    en: 'Four barbers, four styles, one dog. Choose your barber, the dog chooses you.',
    nl: 'Vier barbiers, vier stijlen, één hond. Jij kiest je barbier, de hond kiest jou.',
  }),
  breda('Nagels Princenhage', 'Conny', ['nailArtist'], {
    at: ['Haagse Markt 12', '4813 BA', 51.581, 4.747],
    hours: 'lunchBreak',
    en: 'On the village square with the old pump. Hands, feet and news.',
    nl: 'Op het dorpsplein met de oude pomp. Handen, voeten en nieuwtjes.',
  }),
  breda('Huid Ginneken', 'Josefien', ['facialTreatments'], {
    at: ['Ginnekenmarkt 10', '4835 JC', 51.572, 4.785],
    en: 'Calm facials behind a door you have passed a hundred times.',
    nl: 'Rustige gezichtsbehandelingen achter een deur waar je al honderd keer langs liep.',
  }),
  breda('Belcrum Beauty', 'Nathalie', ['nailArtist', 'lashAndBrowService'], {
    at: ['Speelhuislaan 150', '4815 CH', 51.598, 4.778],
    en: 'Nails and lashes in a former factory, with good light and better coffee.',
    nl: 'Nagels en wimpers in een oude fabriek, met goed licht en nog betere koffie.',
  }),
  breda('Wimpers bij de Veemarkt', 'Renske', ['lashAndBrowService'], {
    at: ['Boschstraat 60', '4811 GJ', 51.589, 4.782],
    en: 'Lash lifts and lamination. Renske is careful, your eyes are closed anyway.',
    nl: 'Wimperlifts en lamineren. Renske is voorzichtig, en jij hebt je ogen toch dicht.',
  }),
  breda('Heksenwiel Haar', 'Ankie', ['hairStyling'], {
    at: ['Heksenwiellaan 10', '4823 HA', 51.608, 4.752],
    hours: 'lateThursday',
    en: 'Family hairdresser in the Haagse Beemden with parking at the door.',
    nl: 'Gezinskapper in de Haagse Beemden, met parkeren voor de deur.',
  }),
  breda('Massage Mastbos', 'Theo', ['bodyTreatments'], {
    at: ['Baronielaan 250', '4837 BG', 51.572, 4.769],
    delivery: 'BOTH',
    radiusKm: 10,
    minimumEuros: 60,
    en: 'After a run in the Mastbos, or instead of it.',
    nl: 'Na het hardlopen in het Mastbos, of in plaats ervan.',
  }),
  breda('De Schminkprinses', 'Loes', ['facePainting'], {
    at: ['Teteringsedijk 100', '4817 ML', 51.593, 4.79],
    delivery: 'DOORSTEP',
    radiusKm: 20,
    minimumEuros: 50,
    en: 'Princesses, of course, but also trolls and one very good toad.',
    nl: 'Prinsessen natuurlijk, maar ook trollen en één heel goede pad.',
  }),
  breda('Zilverlijn', 'Sanae', ['waxing', 'threading', 'hennaDesigns'], {
    at: ['Ginnekenstraat 100', '4811 JJ', 51.5855, 4.777],
    en: 'Brows by thread, legs by wax, hands by henna. Sanae has steady fingers.',
    nl: 'Wenkbrauwen met touw, benen met hars, handen met henna. Sanae heeft vaste vingers.',
  }),
  breda('Bad en Bries', 'Robert', ['spaServices'], {
    at: ['Nieuwe Ginnekenstraat 20', '4811 NR', 51.584, 4.778],
    hours: 'evenings',
    en: 'Evening spa for two, with a fire in the courtyard and no phones.',
    nl: 'Avondspa voor twee, met een vuur op de binnenplaats en zonder telefoons.',
  }),
  breda('Laserhuis Breda', 'Ilona', ['laserTreatment', 'epilation'], {
    at: ['Wilhelminastraat 30', '4818 SC', 51.579, 4.78],
    hours: 'clinic',
    en: 'Hair and pigment by laser, in a house with a front garden. Ring twice.',
    nl: 'Haar en pigment met de laser, in een huis met een voortuin. Twee keer bellen.',
  }),
]
