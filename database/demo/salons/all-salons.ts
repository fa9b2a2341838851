import { amsterdam } from './amsterdam.ts'
import { breda, eindhoven, maastricht, tilburg } from './brabant-and-limburg.ts'
import { almere, groningen, hoofddorp } from './north-and-flevoland.ts'
import type { Salon } from './salon.ts'
import { rotterdam, theHague } from './south-holland.ts'
import { utrecht } from './utrecht.ts'

/** Sixty salons in eleven cities; Narnia has none. */
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
]
