export { personalData } from './cashback/personal-data.queries.ts';
export {
  type CashbackQuote,
  changeCashback,
  lockCashback,
  promiseCashback,
  quoteCashback,
  restoreCashback,
  toOrderCashbackResponse,
} from './cashback/promise-cashback.ts';
export { creditCashback, dropCashback, revokeCashback } from './cashback/settle-cashback.ts';
export {
  type CouponListRow,
  type CouponRow,
  findCoupon,
  findCouponByCode,
  listUsableCoupons,
} from './coupons.queries.ts';
export {
  type FlashPieces,
  returnFlashPieces,
  sortFlashPiecesForLocking,
  takeFlashPieces,
} from './flash-sales.queries.ts';
export { listBanners, listBannersOfStore } from './promotions.service.ts';
