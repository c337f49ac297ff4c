import type { ModuleType } from '../modules/index.ts';

export type VisitorContext = { hasZone: boolean; moduleType: ModuleType | null };

/** The entries of the header beside logo, location and home. */
export type HeaderEntries = {
  /** The visitors who see the shortcut to tracking. In parcel these are only customers [NAV-33]. */
  track: 'everyone' | 'customers';
  chat: boolean;
  wishlist: boolean;
  cart: boolean;
  /** Search needs a zone and a module with items and stores. */
  search: boolean;
  /** Parcel links to help and support as Contact [NAV-34]. */
  contact: boolean;
};

/** The header entries of a visitor. Cart and wishlist need a zone [NAV-24]; parcel has neither, nor chat. */
export function headerEntries({ hasZone, moduleType }: VisitorContext): HeaderEntries {
  const parcel = moduleType === 'parcel';
  return {
    track: parcel ? 'customers' : 'everyone',
    chat: !parcel,
    wishlist: hasZone && !parcel,
    cart: hasZone && !parcel,
    search: hasZone && moduleType !== null && !parcel && moduleType !== 'rental',
    contact: parcel,
  };
}
