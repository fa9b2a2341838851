import { createApi } from '../api-client.ts'
import { apiPaths } from '../api-paths.ts'
import { deskPaths } from './desk-paths.ts'

/** Calls one operation of the contract, those of the desk among them, as `api` of a customer's page does. */
export const api = createApi({ ...apiPaths, ...deskPaths })
