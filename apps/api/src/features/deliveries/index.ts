import { OFFERED_STATUSES, offerTo, pickupOf, withdrawOffer } from './offers.service.ts';

export { postponeAbsence } from './deliveries.queries.ts';
export { OFFER_CONTENT } from './offer-message.ts';
export { personalData } from './personal-data.queries.ts';
export { requestReturn } from './return-goods.ts';

/** Offers of a delivery to couriers. */
export const courierOffers = {
  offerTo,
  pickupOf,
  withdraw: withdrawOffer,
  OFFERED_STATUSES,
};
