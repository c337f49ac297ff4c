import { useText } from '@errand/client/i18n.tsx';
import { minutesRange } from '@errand/client/minutes-range.ts';
import { getTimeSlots } from '@errand/contract/checkout';
import type { StoreDetail } from '@errand/contract/stores';
import { isolate } from '@errand/ui/isolate.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';
import type { OrderType } from '../draft.ts';
import { ScheduleChoice } from './schedule-choice.tsx';

/** The delivery time: as soon as possible, or a free slot of the store's next days. */
export function ScheduleSection(props: {
  store: StoreDetail;
  orderType: OrderType;
  slot: string | null;
  onSlot: (slot: string | null) => void;
}) {
  const t = useText();
  const { store, orderType, slot, onSlot } = props;
  const { data: times, isPending } = useTimeSlots(store.id);
  const range = minutesRange(store.delivery_time);
  const soon = range && orderType === 'delivery' ? t('cart.minutes', { minutes: isolate(range) }) : null;
  return (
    <ScheduleChoice
      times={times}
      loading={isPending}
      soon={soon}
      closedDay={t('checkout.closedDay')}
      slot={slot}
      onSlot={onSlot}
    />
  );
}

const REFRESH_MS = 60_000;

/** The store's time slots, refetched while the page is open because slots pass. */
function useTimeSlots(storeId: number) {
  return useQuery({
    queryKey: queryKeys.timeSlots(storeId),
    queryFn: () => api.call(getTimeSlots, { query: { store_id: storeId } }),
    staleTime: 15_000,
    refetchInterval: REFRESH_MS,
  });
}
