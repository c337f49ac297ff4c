import { LazyPart, lazyPart } from '@errand/client/lazy-part.ts';
import { useHydrated } from '@errand/client/use-hydrated.ts';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import type { ComponentProps } from 'react';
import type { VehicleCalendar as Content } from './vehicle-calendar.tsx';

const Calendar = lazyPart(() => import('./vehicle-calendar.tsx').then((part) => part.VehicleCalendar));

/** The calendar is loaded after the page, because the cached page would show outdated days. */
export function VehicleCalendar(props: ComponentProps<typeof Content>) {
  const hydrated = useHydrated();
  return (
    <LazyPart
      of={Calendar}
      props={props}
      wanted={hydrated}
      fallback={<Skeleton height="420px" radius="20px" />}
    />
  );
}
