import { lazyHydrated } from '@errand/client/lazy-part.ts';

/** The home page of the parcel module. Its code is loaded in that module only. */
export const ParcelHome = lazyHydrated(() => import('./parcel-home.tsx').then((part) => part.ParcelHome));
