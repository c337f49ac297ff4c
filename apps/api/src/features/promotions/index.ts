export { inSaleOrder, returnFlashPieces, takeFlashPieces } from './flash-pieces.queries.ts';
