import type { ModuleType } from '@errand/domain/modules';

/** Modules whose home page has stores and items; parcel and rental have their own home pages. */
export type ShoppingModule = Exclude<ModuleType, 'parcel' | 'rental'>;
