import type { en } from './en.ts'
import { auth } from './nl/auth.ts'
import { cart } from './nl/cart.ts'
import { catalog } from './nl/catalog.ts'
import { checkout } from './nl/checkout.ts'
import { common } from './nl/common.ts'
import { customerInfo } from './nl/customer-info.ts'
import { dashboard } from './nl/dashboard.ts'
import { error } from './nl/error.ts'
import { errors } from './nl/errors.ts'
import { favourite } from './nl/favourite.ts'
import { legal } from './nl/legal.ts'
import { not_found } from './nl/not-found.ts'
import { order } from './nl/order.ts'
import { orderDetail } from './nl/order-detail.ts'
import { promotion } from './nl/promotion.ts'
import { provider } from './nl/provider.ts'
import { refusals } from './nl/refusals.ts'
import { reviews } from './nl/reviews.ts'
import { schedule } from './nl/schedule.ts'
import { search } from './nl/search.ts'
import { seo } from './nl/seo.ts'
import { session } from './nl/session.ts'
import { shell } from './nl/shell.ts'

/** What pages say in Dutch. */
export const nl = {
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
} satisfies import('./words.ts').Words<typeof en>
