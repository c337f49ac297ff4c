import type { StoreSeed } from '../types.ts';
import { dayAndNightPharmacies } from './stores-day-and-night.ts';
import { neighborhoodPharmacies } from './stores-neighborhood.ts';

export { pharmacyCategories } from './categories.ts';
export { commonConditions } from './conditions.ts';

/** The pharmacies of Marsa with their items. */
export const pharmacyStores: StoreSeed[] = [...dayAndNightPharmacies, ...neighborhoodPharmacies];
