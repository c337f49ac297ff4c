export {
  ADVERTISEMENT_STATES,
  ADVERTISEMENT_STATUSES,
  type AdvertisementAction,
  type AdvertisementState,
  type AdvertisementStatus,
  advertisementAfter,
  advertisementState,
  MOST_ADVERTISEMENTS,
  OPEN_ADVERTISEMENTS,
} from './advertisement.ts';
export { advertisementPrice, chargeOfRest, unusedCharge } from './advertisement-price.ts';
