/** Every text key, `feature.key`, from the English files. */
type Files = {
  shell: typeof import('./en/shell.json');
  ui: typeof import('./en/ui.json');
  landing: typeof import('./en/landing.json');
  location: typeof import('./en/location.json');
  modules: typeof import('./en/modules.json');
  newsletter: typeof import('./en/newsletter.json');
  notifications: typeof import('./en/notifications.json');
  interest: typeof import('./en/interest.json');
  stores: typeof import('./en/stores.json');
  home: typeof import('./en/home.json');
  catalog: typeof import('./en/catalog.json');
  cart: typeof import('./en/cart.json');
  wishlist: typeof import('./en/wishlist.json');
  auth: typeof import('./en/auth.json');
  addresses: typeof import('./en/addresses.json');
  'parcel-booking': typeof import('./en/parcel-booking.json');
  checkout: typeof import('./en/checkout.json');
  orders: typeof import('./en/orders.json');
  'parcel-order': typeof import('./en/parcel-order.json');
  payments: typeof import('./en/payments.json');
  content: typeof import('./en/content.json');
  registration: typeof import('./en/registration.json');
  reviews: typeof import('./en/reviews.json');
  search: typeof import('./en/search.json');
  promotions: typeof import('./en/promotions.json');
  account: typeof import('./en/account.json');
  wallet: typeof import('./en/wallet.json');
  loyalty: typeof import('./en/loyalty.json');
  chat: typeof import('./en/chat.json');
  rental: typeof import('./en/rental.json');
  'parcel-home': typeof import('./en/parcel-home.json');
  'rental-search': typeof import('./en/rental-search.json');
  'rental-booking': typeof import('./en/rental-booking.json');
  'rental-trip': typeof import('./en/rental-trip.json');
};

export type StorefrontTextKey = {
  [F in keyof Files]: `${F}.${Extract<keyof Files[F], string>}`;
}[keyof Files];

declare module '@errand/client/i18n.tsx' {
  interface TextRegistry {
    key: StorefrontTextKey;
  }
}
