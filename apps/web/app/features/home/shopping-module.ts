import type { ModuleType } from '@errand/domain/modules';

/** Modules whose home is a market of stores and items; parcel and rental have homes of their own. */
export type ShoppingModule = Exclude<ModuleType, 'parcel' | 'rental'>;
