import type { en } from './en.ts'
import { auth } from './nl/auth.ts'
import { catalogue } from './nl/catalogue.ts'
import { common } from './nl/common.ts'
import { errors } from './nl/errors.ts'
import { not_found } from './nl/not_found.ts'
import { order } from './nl/order.ts'
import { orderDetail } from './nl/orderDetail.ts'
import { refusals } from './nl/refusals.ts'
import { search } from './nl/search.ts'
import { seo } from './nl/seo.ts'
import { session } from './nl/session.ts'
import { shell } from './nl/shell.ts'
import type { Words } from './words.ts'

/** What pages say in Dutch. */
export const nl = {
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
} satisfies Words<typeof en>
