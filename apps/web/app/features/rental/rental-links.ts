import type { Vehicle } from '@errand/contract/rental';

/** The vehicles of one kind. */
export function categoryHref(categoryId: number): string {
  return `/rental/vehicle-search?categoryId=${categoryId}`;
}

export const ALL_VEHICLES = '/rental/vehicle-search?all_category=1';

export function providerHref(slug: string): string {
  return `/rental/provider-details?id=${slug}`;
}

/** A vehicle among those of its provider. */
export function vehicleHref(vehicle: Pick<Vehicle, 'slug' | 'provider'>): string {
  return `${providerHref(vehicle.provider.slug)}#${vehicle.slug}`;
}
