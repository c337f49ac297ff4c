export {
  type AmountBounds,
  amountBeyondBounds,
  type OfferBounds,
  type OfferTerms,
  offerBeyondBounds,
  type StoreAmounts,
} from './bounds.ts';
