import { createApi } from '../api-client.ts'
import { apiPaths } from '../api-paths.ts'
import { workspacePaths } from './workspace-paths.ts'

/** Calls one operation of the contract, those of the workspace among them, as `api` of a customer's page does. */
export const api = createApi({ ...apiPaths, ...workspacePaths })
