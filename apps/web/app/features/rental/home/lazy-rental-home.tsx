import { lazyHydrated } from '@errand/client/lazy-part.ts';
import { type ComponentProps, Suspense } from 'react';
import type { RentalHome as Content } from './rental-home.tsx';

const LazyRentalHome = lazyHydrated(() => import('./rental-home.tsx').then((part) => part.RentalHome));

/** The home page of the rental module. Its code is loaded in that module only. */
export function RentalHome(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <LazyRentalHome {...props} />
    </Suspense>
  );
}
