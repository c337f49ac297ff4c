import type { ModuleType } from './config.ts';

/** Keys of labels that differ between modules. The texts are in the translations. */
export type ModuleLabels = {
  /** Rental says Pickup instead of Delivery [LANG-15]. */
  location: 'delivery' | 'pickup';
  /** Rental says Track Trip instead of Track Order [LANG-16]. */
  track: 'track_order' | 'track_trip';
  seller: 'store' | 'restaurant' | 'provider';
};

export type WishlistTabLabels = {
  items: 'foods' | 'items' | 'medicines' | 'vehicles';
  sellers: 'restaurants' | 'stores' | 'pharmacies' | 'providers';
};

export function moduleLabels(type: ModuleType): ModuleLabels {
  const rental = type === 'rental';
  return {
    location: rental ? 'pickup' : 'delivery',
    track: rental ? 'track_trip' : 'track_order',
    seller: rental ? 'provider' : type === 'food' ? 'restaurant' : 'store',
  };
}

/** Keys of the two wishlist tabs [WISH-04]. Parcel has no wishlist and gets the defaults. */
export function wishlistTabLabels(type: ModuleType): WishlistTabLabels {
  if (type === 'food') return { items: 'foods', sellers: 'restaurants' };
  if (type === 'pharmacy') return { items: 'medicines', sellers: 'pharmacies' };
  if (type === 'rental') return { items: 'vehicles', sellers: 'providers' };
  return { items: 'items', sellers: 'stores' };
}

/**
 * The page after a module is chosen [MODULE-12, MODULE-13]. Visitors who have answered or skipped the interests of a
 * module (`asked`) are not asked again, so that switching modules stays one step.
 */
export function pathAfterModuleChoice(type: ModuleType): '/home' | '/interest' {
  return type === 'parcel' ? '/home' : '/interest';
}
