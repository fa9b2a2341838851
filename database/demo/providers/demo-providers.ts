import { amsterdam } from './amsterdam.ts'
import { breda, eindhoven, maastricht, tilburg } from './brabant-and-limburg.ts'
import type { DemoProvider } from './demo-provider.ts'
import { generatedAmsterdam } from './generated/amsterdam.ts'
import {
  generatedAlmere,
  generatedGroningen,
  generatedHoofddorp,
} from './generated/groningen-and-almere.ts'
import { generatedHague, generatedRotterdam } from './generated/rotterdam-and-the-hague.ts'
import { generatedBreda, generatedMaastricht, generatedTilburg } from './generated/south.ts'
import { generatedEindhoven, generatedUtrecht } from './generated/utrecht-and-eindhoven.ts'
import { almere, groningen, hoofddorp } from './north-and-flevoland.ts'
import { rotterdam, theHague } from './south-holland.ts'
import { utrecht } from './utrecht.ts'

/** All demo providers, in eleven cities; Narnia has none. Sixty are written by hand, the others generated. */
export const DEMO_PROVIDERS: readonly DemoProvider[] = [
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
  ...generatedAmsterdam,
  ...generatedRotterdam,
  ...generatedHague,
  ...generatedUtrecht,
  ...generatedEindhoven,
  ...generatedGroningen,
  ...generatedTilburg,
  ...generatedMaastricht,
  ...generatedBreda,
  ...generatedAlmere,
  ...generatedHoofddorp,
]
