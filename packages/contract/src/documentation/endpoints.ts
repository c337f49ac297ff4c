import { ACCOUNT_NOTES } from './endpoints/account.ts';
import { CART_NOTES } from './endpoints/cart.ts';
import { CONTENT_NOTES } from './endpoints/content.ts';
import { ITEM_NOTES } from './endpoints/items.ts';
import { ORDER_NOTES } from './endpoints/orders.ts';
import { PARCEL_NOTES } from './endpoints/parcel.ts';
import { PLACE_NOTES } from './endpoints/places.ts';
import { PROMOTION_NOTES } from './endpoints/promotions.ts';
import { RENTAL_NOTES } from './endpoints/rental.ts';
import { SIGN_IN_NOTES } from './endpoints/sign-in.ts';
import { STORE_NOTES } from './endpoints/stores.ts';
import { TRIP_NOTES } from './endpoints/trips.ts';
import type { EndpointNotes } from './note.ts';

/**
 * Descriptions and examples by the name of the endpoint. They are not properties of the endpoints, because browsers
 * load those.
 */
export const ENDPOINT_NOTES: EndpointNotes = {
  ...PLACE_NOTES,
  ...STORE_NOTES,
  ...ITEM_NOTES,
  ...PROMOTION_NOTES,
  ...CART_NOTES,
  ...SIGN_IN_NOTES,
  ...ACCOUNT_NOTES,
  ...ORDER_NOTES,
  ...PARCEL_NOTES,
  ...RENTAL_NOTES,
  ...TRIP_NOTES,
  ...CONTENT_NOTES,
};
