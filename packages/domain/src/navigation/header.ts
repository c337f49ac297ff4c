import type { ModuleType } from '../modules/index.ts';

export type Visit = { hasZone: boolean; moduleType: ModuleType | null };

/** What the bar offers a visitor beside logo, place and home. */
export type HeaderEntries = {
  /** Who may see the shortcut to an order or trip: in parcel only customers (000 §6). */
  track: 'everyone' | 'customers';
  chat: boolean;
  wishlist: boolean;
  cart: boolean;
  /** Items and stores are searched in a zone and in a module that has them. */
  search: boolean;
  /** Help and support, called Contact, stands in the bar of parcel. */
  contact: boolean;
};

/** Cart and wishlist need a zone; parcel has neither, nor a chat (000 §2). */
export function headerEntries({ hasZone, moduleType }: Visit): HeaderEntries {
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
