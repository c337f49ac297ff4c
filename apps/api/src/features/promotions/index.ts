export { type FlashPieces, inSaleOrder, returnFlashPieces, takeFlashPieces } from './flash-pieces.queries.ts';
