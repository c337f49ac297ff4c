export { type CouponRow, findCoupon } from './coupons.queries.ts';
export { inSaleOrder, returnFlashPieces, takeFlashPieces } from './flash-pieces.queries.ts';
