import * as auth from './auth.ts';
import * as authCodes from './auth-codes.ts';
import * as authPassword from './auth-password.ts';
import * as authSocial from './auth-social.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as catalogBrandsAndConditions from './catalog-brands-and-conditions.ts';
import * as catalogCategories from './catalog-categories.ts';
import * as catalogLists from './catalog-lists.ts';
import * as chat from './chat.ts';
import * as checkout from './checkout.ts';
import * as config from './config.ts';
import * as content from './content.ts';
import * as coupons from './coupons.ts';
import * as customer from './customer.ts';
import * as demo from './demo.ts';
import type { Endpoint } from './endpoint.ts';
import * as identity from './identity.ts';
import * as location from './location.ts';
import * as loyalty from './loyalty.ts';
import * as modules from './modules.ts';
import * as newsletter from './newsletter.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as ordersCancel from './orders-cancel.ts';
import * as ordersClaim from './orders-claim.ts';
import * as ordersPlace from './orders-place.ts';
import * as ordersPrescription from './orders-prescription.ts';
import * as ordersReorder from './orders-reorder.ts';
import * as ordersTrack from './orders-track.ts';
import * as parcel from './parcel.ts';
import * as payments from './payments.ts';
import * as promotions from './promotions.ts';
import * as refunds from './refunds.ts';
import * as registration from './registration.ts';
import * as rental from './rental.ts';
import * as rentalCart from './rental-cart.ts';
import * as rentalDiscovery from './rental-discovery.ts';
import * as rentalTrip from './rental-trip.ts';
import * as rentalTripChanges from './rental-trip-changes.ts';
import * as rentalTripFields from './rental-trip-fields.ts';
import * as rentalTrips from './rental-trips.ts';
import * as rentalWishlist from './rental-wishlist.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as search from './search.ts';
import * as sitemap from './sitemap.ts';
import * as stores from './stores.ts';
import * as suggestedItems from './suggested-items.ts';
import * as unsubscribe from './unsubscribe.ts';
import * as wallet from './wallet.ts';
import * as wishlist from './wishlist.ts';

export * from './client.ts';
export * from './endpoint.ts';
export * from './errors.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
}

/** The exports of every feature's file, in the order of the documentation. */
export const FEATURES: readonly Record<string, unknown>[] = [
  config,
  identity,
  location,
  modules,
  stores,
  catalog,
  catalogCategories,
  catalogLists,
  catalogBrandsAndConditions,
  reviews,
  search,
  promotions,
  coupons,
  cart,
  wishlist,
  rentalWishlist,
  auth,
  authCodes,
  authPassword,
  authSocial,
  customer,
  suggestedItems,
  unsubscribe,
  wallet,
  loyalty,
  notifications,
  chat,
  checkout,
  orders,
  ordersCancel,
  ordersClaim,
  ordersPlace,
  ordersPrescription,
  ordersReorder,
  ordersTrack,
  parcel,
  refunds,
  reports,
  rental,
  rentalCart,
  rentalDiscovery,
  rentalTripFields,
  rentalTrip,
  rentalTrips,
  rentalTripChanges,
  content,
  newsletter,
  sitemap,
  registration,
  payments,
  demo,
];

/** Every endpoint of the product. */
export const ENDPOINTS: readonly Endpoint[] = FEATURES.flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
);
