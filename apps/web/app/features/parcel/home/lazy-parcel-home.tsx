import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { type ComponentProps, Suspense } from 'react';
import type { ParcelHome as Content } from './parcel-home.tsx';

const LazyParcelHome = lazyHydrated(() => import('./parcel-home.tsx').then((part) => part.ParcelHome));

/** The home page of the parcel module. Its code is loaded in that module only. */
export function ParcelHome(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <LazyParcelHome {...props} />
    </Suspense>
  );
}
