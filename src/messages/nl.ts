import { catalogue } from './nl/catalogue.ts'

export const nl = { catalogue }
