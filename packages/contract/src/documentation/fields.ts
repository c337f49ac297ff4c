import { ACCOUNT_FIELDS } from './fields/account.ts';
import { CART_FIELDS } from './fields/cart.ts';
import { CONFIG_FIELDS } from './fields/config.ts';
import { CONTENT_FIELDS } from './fields/content.ts';
import { ITEM_FIELDS } from './fields/items.ts';
import { LANDING_FIELDS } from './fields/landing.ts';
import { MODULE_SWITCH_FIELDS } from './fields/module-switches.ts';
import { ORDER_FIELDS } from './fields/orders.ts';
import { PARCEL_FIELDS } from './fields/parcel.ts';
import { PLACE_FIELDS } from './fields/places.ts';
import { PROMOTION_FIELDS } from './fields/promotions.ts';
import { REGISTRATION_FIELDS } from './fields/registration.ts';
import { RENTAL_FIELDS } from './fields/rental.ts';
import { SHARED_FIELDS } from './fields/shared.ts';
import { SIGN_IN_FIELDS } from './fields/sign-in.ts';
import { STORE_FIELDS } from './fields/stores.ts';
import { TRIP_FIELDS } from './fields/trips.ts';
import type { FieldNotes } from './note.ts';

/** The meaning of every field on the wire. A description in the schema itself comes first. */
export const FIELD_NOTES: FieldNotes = {
  ...SHARED_FIELDS,
  ...CONFIG_FIELDS,
  ...MODULE_SWITCH_FIELDS,
  ...PLACE_FIELDS,
  ...STORE_FIELDS,
  ...ITEM_FIELDS,
  ...PROMOTION_FIELDS,
  ...CART_FIELDS,
  ...SIGN_IN_FIELDS,
  ...ACCOUNT_FIELDS,
  ...ORDER_FIELDS,
  ...PARCEL_FIELDS,
  ...RENTAL_FIELDS,
  ...TRIP_FIELDS,
  ...LANDING_FIELDS,
  ...CONTENT_FIELDS,
  ...REGISTRATION_FIELDS,
};
