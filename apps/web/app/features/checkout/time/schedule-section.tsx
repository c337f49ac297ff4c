import { useText } from '@errand/client/i18n.tsx';
import { minutesRange } from '@errand/client/minutes-range.ts';
import type { StoreDetail } from '@errand/contract/stores';
import { isolate } from '@errand/ui/isolate.ts';
import type { OrderType } from '../draft.ts';
import { ScheduleChoice } from './schedule-choice.tsx';
import { useTimeSlots } from './use-time-slots.ts';

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
