/** What the storefront lists, and customers review and put on their wishlist. A rental provider is a store with vehicles. */
export const LISTING_KINDS = ['item', 'store', 'vehicle', 'provider'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];
