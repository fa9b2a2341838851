import { amsterdam } from './amsterdam.ts'
import { breda, eindhoven, maastricht, tilburg } from './brabant-and-limburg.ts'
import { almere, groningen, hoofddorp } from './north-and-flevoland.ts'
import type { Salon } from './salon.ts'
import { inAmsterdam } from './sketches/amsterdam.ts'
import { inAlmere, inGroningen, inHoofddorp } from './sketches/groningen-and-almere.ts'
import { inHague, inRotterdam } from './sketches/rotterdam-and-the-hague.ts'
import { inBreda, inMaastricht, inTilburg } from './sketches/south.ts'
import { inEindhoven, inUtrecht } from './sketches/utrecht-and-eindhoven.ts'
import { rotterdam, theHague } from './south-holland.ts'
import { utrecht } from './utrecht.ts'

/** All salons, in eleven cities; Narnia has none. Sixty were drawn in full, the others sketched. */
export const SALONS: readonly Salon[] = [
  ...amsterdam,
  ...rotterdam,
  ...theHague,
  ...utrecht,
  ...eindhoven,
  ...groningen,
  ...tilburg,
  ...maastricht,
  ...breda,
  ...almere,
  ...hoofddorp,
  ...inAmsterdam,
  ...inRotterdam,
  ...inHague,
  ...inUtrecht,
  ...inEindhoven,
  ...inGroningen,
  ...inTilburg,
  ...inMaastricht,
  ...inBreda,
  ...inAlmere,
  ...inHoofddorp,
]
