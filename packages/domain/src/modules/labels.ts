import type { ModuleType } from './config.ts';

/** Keys of words that differ between modules; the texts themselves live with the translations. */
export type ModuleLabels = {
  /** Rental says Pickup where the others say Delivery (000 §1). */
  location: 'delivery' | 'pickup';
  /** Rental says Track Trip where the others say Track Order. */
  track: 'track_order' | 'track_trip';
  seller: 'store' | 'restaurant' | 'provider';
};

export type WishlistTabs = {
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

/** Keys of the two wishlist tabs; parcel has no wishlist and takes the plain words. */
export function wishlistTabs(type: ModuleType): WishlistTabs {
  if (type === 'food') return { items: 'foods', sellers: 'restaurants' };
  if (type === 'pharmacy') return { items: 'medicines', sellers: 'pharmacies' };
  if (type === 'rental') return { items: 'vehicles', sellers: 'providers' };
  return { items: 'items', sellers: 'stores' };
}

/**
 * Where the choice of a module leads (000 §4). Whoever has told or declined to tell the interests in a module is not
 * asked again, so switching back and forth stays one step.
 */
export function afterModuleChoice(type: ModuleType, asked = false): '/home' | '/interest' {
  return type === 'parcel' || asked ? '/home' : '/interest';
}
