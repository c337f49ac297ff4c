import type { QueryKey } from '@tanstack/react-query';

/**
 * Every query key of the browser, by resource. The first part names the resource, so that `queryKeys.orders.all`
 * invalidates its lists, whatever they are filtered by.
 */
export const queryKeys = {
  addresses: ['addresses'] as const,
  cart: {
    all: ['cart'] as const,
    of: (moduleId: number) => ['cart', moduleId] as const,
  },
  conversations: {
    list: ['conversations', 'list'] as const,
    thread: (id: unknown) => ['conversations', 'thread', id] as const,
  },
  coupons: {
    all: ['coupons', 'all'] as const,
    /** Null for those of the module. */
    ofStore: (storeId: number | null) => ['coupons', storeId] as const,
  },
  crossSell: (storeId: number | undefined) => ['cross-sell', storeId] as const,
  customer: ['customer'] as const,
  demoInbox: {
    all: ['demo-inbox'] as const,
    of: (recipient: string) => ['demo-inbox', recipient] as const,
  },
  /** Under the customer, so that a change of the profile refetches it. */
  devices: ['customer', 'devices'] as const,
  identityCode: ['identity-code'] as const,
  item: (idOrSlug: string) => ['item', idOrSlug] as const,
  menu: {
    all: ['menu'] as const,
    categories: (module: number) => ['menu', module, 'categories'] as const,
    stores: (module: number, list: string) => ['menu', module, list] as const,
  },
  /** Under the customer, because it depends on the email address of the account. */
  newsletter: ['customer', 'newsletter'] as const,
  notifications: {
    all: ['notifications'] as const,
    list: ['notifications', 'list'] as const,
    settings: ['notifications', 'settings'] as const,
    state: ['notifications', 'state'] as const,
    subscription: (link: unknown) => ['notifications', 'subscription', link] as const,
  },
  offlineMethods: (language: string) => ['offline-methods', language] as const,
  offlinePayment: (orderId: number) => ['offline-payment', orderId] as const,
  order: {
    all: (orderId: number) => ['order', orderId] as const,
    /** `proof` is the contact number or link key that a visitor without the owner's identity shows. */
    as: (orderId: number, proof: string, viewer: string) => ['order', orderId, proof, viewer] as const,
    lines: (orderId: number, proof: string) => ['order-lines', orderId, proof] as const,
    payment: (orderId: number, status: string) => ['payment', orderId, status] as const,
    /** `until` tells one offer of a pharmacy from the next. Below `all`, which every answer invalidates. */
    offer: (orderId: number, until: string) => ['order', orderId, 'offer', until] as const,
    reasons: (name: string) => ['order-reasons', name] as const,
    receipt: (order: object, viewer: string) => ['receipt', order, viewer] as const,
    route: (from: unknown, to: unknown) => ['order-route', from, to] as const,
  },
  orders: {
    all: ['orders'] as const,
    list: (which: string, viewer: string) => ['orders', which, viewer] as const,
  },
  parcel: {
    repeat: (orderId: number, swap: number) => ['parcel-repeat', orderId, swap] as const,
    timeSlots: (place: unknown) => ['parcel-time-slots', place] as const,
  },
  placedOrder: (key: string) => ['placed-order', key] as const,
  places: {
    at: (cell: string) => ['place-at', cell] as const,
    search: (text: string) => ['places', text] as const,
  },
  points: ['points'] as const,
  priceEstimate: (parcel: unknown) => ['price-estimate', parcel] as const,
  quote: (question: string) => ['quote', question] as const,
  rentalCart: ['rental-cart'] as const,
  vehicleNames: (text: string) => ['vehicle-names', text] as const,
  vehicleCalendar: (vehicleId: number, month: string) => ['vehicle-calendar', vehicleId, month] as const,
  reviews: {
    all: ['reviews'] as const,
    of: (kind: string, id: number, language: string) => ['reviews', kind, id, language] as const,
  },
  search: {
    trending: (moduleId: number | undefined, language: string) => ['trending', moduleId, language] as const,
    suggestions: (moduleId: number | undefined, language: string, text: string) =>
      ['suggest', moduleId, language, text] as const,
  },
  store: (id: number | undefined) => ['store', id] as const,
  storeDelivery: (id: number, place: unknown) => ['store-delivery', id, place] as const,
  timeSlots: (storeId: number) => ['time-slots', storeId] as const,
  tips: ['most-tips'] as const,
  trips: {
    all: ['trips'] as const,
    cancellation: (tripId: number) => ['trips', tripId, 'cancellation'] as const,
    change: (tripId: number, change: unknown) => ['trips', tripId, 'change', change] as const,
    list: (type: string) => ['trips', type] as const,
    /** `proof` is the contact number or link key that a visitor without the owner's identity shows. */
    one: (tripId: number, proof: string, viewer: string) => ['trips', tripId, proof, viewer] as const,
  },
  visitAgain: (moduleId: number | undefined, language: string) =>
    ['visit-again', moduleId, language] as const,
  wallet: {
    all: ['wallet'] as const,
    activity: (filter: unknown) => ['wallet', filter] as const,
    bonuses: ['wallet-bonuses'] as const,
  },
  wishlist: {
    all: ['wishlist'] as const,
    ids: ['wishlist', 'ids'] as const,
    lists: ['wishlist', 'list'] as const,
    list: (kind: string, moduleId: number) => ['wishlist', 'list', kind, moduleId] as const,
  },
  zones: ['zones'] as const,
};

/** The resources that belong to a visitor, reset when another one takes over. */
export const PERSONAL_KEYS: readonly QueryKey[] = [
  ['customer'],
  ['addresses'],
  ['orders'],
  ['order'],
  ['order-lines'],
  ['parcel-repeat'],
  ['payment'],
  ['offline-payment'],
  ['quote'],
  ['cart'],
  ['rental-cart'],
  ['wallet'],
  ['points'],
  ['coupons'],
  ['trips'],
  ['conversations'],
  ['notifications'],
  ['wishlist'],
  ['visit-again'],
];

/** Data of zones and modules that depends on the customer. */
export const ZONE_KEYS: readonly QueryKey[] = [queryKeys.zones, queryKeys.menu.all];
