import { auth } from './en/auth.ts'
import { cart } from './en/cart.ts'
import { catalog } from './en/catalog.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { customerInfo } from './en/customer-info.ts'
import { dashboard } from './en/dashboard.ts'
import { error } from './en/error.ts'
import { errors } from './en/errors.ts'
import { favourite } from './en/favourite.ts'
import { legal } from './en/legal.ts'
import { not_found } from './en/not-found.ts'
import { order } from './en/order.ts'
import { orderDetail } from './en/order-detail.ts'
import { promotion } from './en/promotion.ts'
import { provider } from './en/provider.ts'
import { refusals } from './en/refusals.ts'
import { reviews } from './en/reviews.ts'
import { schedule } from './en/schedule.ts'
import { search } from './en/search.ts'
import { seo } from './en/seo.ts'
import { session } from './en/session.ts'
import { shell } from './en/shell.ts'

/** What pages say in English; the browser loads it as one file. Add a namespace here and in `nl.ts`, or, for a single page, in `en-pages.ts`. */
export const en = {
  auth,
  cart,
  catalog,
  checkout,
  common,
  customerInfo,
  dashboard,
  error,
  errors,
  legal,
  favourite,
  not_found,
  order,
  orderDetail,
  promotion,
  provider,
  refusals,
  reviews,
  schedule,
  search,
  seo,
  session,
  shell,
}
