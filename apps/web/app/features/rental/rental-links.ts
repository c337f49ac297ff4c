import type { Vehicle } from '@errand/contract/rental';

/** The vehicle search of one category. */
export function categoryHref(categoryId: number): string {
  return `/rental/vehicle-search?categoryId=${categoryId}`;
}

export const ALL_VEHICLES = '/rental/vehicle-search?all_category=1';

export function providerHref(slug: string): string {
  return `/rental/provider-details?id=${slug}`;
}

/** A vehicle on its provider's page. */
export function vehicleHref(vehicle: Pick<Vehicle, 'slug' | 'provider'>): string {
  return `${providerHref(vehicle.provider.slug)}#${vehicle.slug}`;
}
