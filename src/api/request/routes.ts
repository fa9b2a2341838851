import type { FastifyInstance } from 'fastify'
import {
  answerByLink as answerLinkEndpoint,
  readAnswerLink as readLinkEndpoint,
} from '#contract/answer-link.ts'
import { answerRequest as answerEndpoint, listRequests as listEndpoint } from '#contract/request.ts'
import type { ApiDeps } from '../api-deps.ts'
import { mount } from '../http/mount.ts'
import { answerByLink, readLink } from './answer-by-link.ts'
import { answerRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'

/** Mounts the endpoints of requests. */
export function registerRequests(app: FastifyInstance, deps: ApiDeps): void {
  mount(app, listEndpoint, (input) => listRequests(deps, input))
  mount(app, answerEndpoint, (input) => answerRequest(deps, input))
  mount(app, readLinkEndpoint, (input) => readLink(deps, input))
  mount(app, answerLinkEndpoint, (input) => answerByLink(deps, input))
}
