import { useText } from '@errand/client/i18n.tsx';
import { minutesRange } from '@errand/client/minutes-range.ts';
import { getTimeSlots, type TimeSlots } from '@errand/contract/checkout';
import type { StoreDetail } from '@errand/contract/stores';
import type { TimeSlot } from '@errand/contract/time-slot';
import { isolate } from '@errand/ui/isolate.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderType } from '../draft.ts';
import { ScheduleChoice, type Wanted } from './schedule-choice.tsx';
import { useSlotLabels } from './use-slot-labels.ts';

/** The delivery time: as soon as possible, or a free slot of the store's next days. */
export function ScheduleSection(props: {
  store: StoreDetail;
  orderType: OrderType;
  /** When an order for now arrives that the store's queue delays. */
  queued: TimeSlot | null;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}) {
  const t = useText();
  const { store, orderType, queued, wanted, onWanted } = props;
  const soonText = useSoonText();
  const { times, loading } = useStoreTimes(store.id);
  return (
    <ScheduleChoice
      times={times}
      loading={loading}
      soon={soonText(store, orderType, queued)}
      closedDay={t('checkout.closedDay')}
      wanted={wanted}
      onWanted={onWanted}
    />
  );
}

/** Tells when an order for now arrives: in minutes, or the time to which the store's queue delays it; null if unknown. */
export function useSoonText() {
  const t = useText();
  const { span } = useSlotLabels();
  return (
    { delivery_time }: Pick<StoreDetail, 'delivery_time'>,
    orderType: OrderType,
    queued: TimeSlot | null,
  ): string | null => {
    if (queued) return t('checkout.queued', { time: isolate(span(queued.starts, queued.ends)) });
    const range = minutesRange(delivery_time);
    return range && orderType === 'delivery' ? t('cart.minutes', { minutes: isolate(range) }) : null;
  };
}

const REFRESH_MS = 60_000;

/** The store's time slots, refetched while the page is open because slots pass. */
export function useStoreTimes(storeId: number | undefined): {
  times: TimeSlots | undefined;
  loading: boolean;
} {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.timeSlots(storeId ?? 0),
    queryFn: () => api.call(getTimeSlots, { query: { store_id: storeId ?? 0 } }),
    enabled: storeId !== undefined,
    staleTime: 15_000,
    refetchInterval: REFRESH_MS,
  });
  return { times: data, loading: isPending };
}
