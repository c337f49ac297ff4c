import { useText } from '@errand/client/i18n.tsx';
import type { TimeSlots } from '@errand/contract/checkout';
import { isolateAny } from '@errand/ui/isolate.ts';
import type { Wanted } from './schedule-choice.tsx';
import { useSlotLabels } from './use-slot-labels.ts';

/** Says when an order is wanted: "Tomorrow, 10:00–10:30", "As soon as possible, 25–40 min", "Tomorrow, no time yet". */
export function useWantedText(): (
  wanted: Wanted,
  times: TimeSlots | undefined,
  soon: string | null,
) => string {
  const t = useText();
  const labels = useSlotLabels();
  return ({ slot, day }, times, soon) => {
    const joined = (...parts: string[]) => parts.join(`${t('ui.comma')} `);
    const date = day ?? slot?.slice(0, 10);
    if (!date) return soon === null ? t('checkout.asap') : joined(t('checkout.asap'), soon);
    // A day that is not among them is further away than tomorrow.
    const index = (times?.days ?? []).findIndex((one) => one.date === date);
    const dayText = labels.day(date, index < 0 ? Number.POSITIVE_INFINITY : index);
    if (slot === null) return joined(dayText, t('checkout.timeToChoose'));
    const found = times?.days[index]?.slots.find(({ schedule_at: at }) => at === slot);
    const clock = found ? labels.span(found.starts, found.ends) : labels.clock(slot.slice(11, 16));
    return joined(dayText, isolateAny(clock));
  };
}
