import { lazyHydrated } from '@errand/client/lazy-part.ts';

/** The home page of the rental module. Its code is loaded in that module only. */
export const RentalHome = lazyHydrated(() => import('./rental-home.tsx').then((part) => part.RentalHome));
