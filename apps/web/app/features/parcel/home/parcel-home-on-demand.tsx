import { hydratedOnDemand } from '@errand/client/on-demand.ts';
import { type ComponentProps, Suspense } from 'react';
import type { ParcelHome as Content } from './parcel-home.tsx';

const Part = hydratedOnDemand(() => import('./parcel-home.tsx').then((part) => part.ParcelHome));

/** The home page of the parcel module. Its code is loaded in that module only. */
export function ParcelHome(props: ComponentProps<typeof Content>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
