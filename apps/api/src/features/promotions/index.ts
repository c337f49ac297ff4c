import {
  changeCashback,
  countCashbackUses,
  promiseCashback,
  quoteCashback,
  restoreCashback,
} from './cashback/promise-cashback.ts';
import { creditCashback, dropCashback, revokeCashback } from './cashback/settle-cashback.ts';
import { couponPersonOf, couponUserOf } from './coupon-user.ts';
import { findCouponByCode, listUsableCoupons } from './coupons.queries.ts';
import { listBanners, listBannersOfStore } from './promotions.service.ts';

export { personalData } from './cashback/personal-data.queries.ts';
export { type CashbackQuote, lockCashback, toOrderCashbackResponse } from './cashback/promise-cashback.ts';
export { type CouponListRow, type CouponRow, findCoupon } from './coupons.queries.ts';
export {
  type FlashPieces,
  listSalesOfStore,
  returnFlashPieces,
  sortFlashPiecesForLocking,
  takeFlashPieces,
} from './flash-sales.queries.ts';

/** Promised with an order, credited with its delivery. */
export const cashback = {
  quote: quoteCashback,
  promise: promiseCashback,
  change: changeCashback,
  drop: dropCashback,
  restore: restoreCashback,
  credit: creditCashback,
  revoke: revokeCashback,
  usesOf: countCashbackUses,
};

/** Coupons that a visitor may use. */
export const couponRows = {
  findByCode: findCouponByCode,
  listUsable: listUsableCoupons,
};

/** Who uses coupons. */
export const couponUsers = {
  of: couponUserOf,
  ofContact: couponPersonOf,
};

/** Banners of the home and of a store. */
export const bannerLists = {
  list: listBanners,
  listOfStore: listBannersOfStore,
};
