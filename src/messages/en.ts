import { auth } from './en/auth.ts'
import { catalogue } from './en/catalogue.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { not_found } from './en/not_found.ts'
import { order } from './en/order.ts'
import { orderDetail } from './en/orderDetail.ts'
import { refusals } from './en/refusals.ts'
import { search } from './en/search.ts'
import { seo } from './en/seo.ts'
import { session } from './en/session.ts'
import { shell } from './en/shell.ts'

/** What pages say in English; the browser loads it as one file. Add a namespace here and in `nl.ts`. */
export const en = {
  auth,
  catalogue,
  common,
  errors,
  not_found,
  order,
  orderDetail,
  refusals,
  search,
  seo,
  session,
  shell,
}
