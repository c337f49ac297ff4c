export { type CouponRow, findCoupon } from './coupons.queries.ts';
export { type FlashPieces, inSaleOrder, returnFlashPieces, takeFlashPieces } from './flash-pieces.queries.ts';
