import { FAILED_JOBS_CONTENT } from './console/desk/jobs/failed.jobs.ts';
import { NEW_ORDER_CONTENT } from './console/desk/push/new-order.jobs.ts';
import { LOW_STOCK_CONTENT } from './features/catalog/console/low-stock/low-stock.jobs.ts';
import { OFFER_CONTENT } from './features/deliveries/index.ts';
import type { MessageContents } from './features/messaging/index.ts';
import {
  ENDING_COUPON_CONTENTS,
  LEFT_CART_CONTENTS,
  MONEY_NEWS_CONTENTS,
  ORDER_CONTENTS,
} from './features/notifications/index.ts';
import { CASE_CONTENT } from './features/order-desk/cases/case-messages.jobs.ts';
import { EDITED_CONTENT } from './features/order-desk/edit/order-edit-mail.ts';
import { LATE_ORDER_CONTENTS } from './features/order-desk/late/late-orders.jobs.ts';
import { PAYOUT_CONTENTS } from './features/payouts/index.ts';
import { REJECTION_CONTENTS } from './features/registration/console/index.ts';
import { reviewReminders } from './features/reviews/index.ts';
import { STORE_CONTENTS } from './features/stores/console/index.ts';
import { WISH_CONTENTS } from './features/wishlist/index.ts';

/** What tells of each event: a table of contents. */
export const MESSAGE_CONTENTS: MessageContents = {
  ...ORDER_CONTENTS,
  edited: EDITED_CONTENT,
  order_new: NEW_ORDER_CONTENT,
  ...LATE_ORDER_CONTENTS,
  offer: OFFER_CONTENT,
  case_reported: CASE_CONTENT,
  stock_low: LOW_STOCK_CONTENT,
  jobs_failed: FAILED_JOBS_CONTENT,
  ...STORE_CONTENTS,
  ...PAYOUT_CONTENTS,
  ...REJECTION_CONTENTS,
  ...ENDING_COUPON_CONTENTS,
  ...LEFT_CART_CONTENTS,
  ...MONEY_NEWS_CONTENTS,
  ...reviewReminders.contents,
  ...WISH_CONTENTS,
};
