import { expect, test } from 'vitest'
import { getOperator } from '#contract/operator.ts'
import { anApi, NO_OPERATOR } from '../testing/api.ts'

const operator = {
  ...NO_OPERATOR,
  name: 'Stichting Bloesem',
  email: 'hallo@bloesem.example',
  termsUrl: 'https://bloesem.example/terms.html',
}
const api = await anApi({ deps: { operator } })

test('[PAGE-01] visitors can read who runs the site and where its terms are', async () => {
  expect((await api.call(getOperator, {})).data.operator).toEqual(operator)
})
