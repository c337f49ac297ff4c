export { makeOffer } from './make-offer.ts';
export { PRESCRIPTION_OFFERED } from './prescription-events.ts';
