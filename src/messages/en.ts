import { catalogue } from './en/catalogue.ts'

export const en = { catalogue }
