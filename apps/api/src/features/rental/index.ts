export { mergeGuestRentalCart } from './merge-guest-rental-cart.ts';
