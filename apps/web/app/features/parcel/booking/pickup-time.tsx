import { useText } from '@errand/client/i18n.tsx';
import { getParcelTimeSlots } from '@errand/contract/parcel';
import type { Point } from '@errand/domain/location';
import { FieldProblem } from '@errand/ui/forms/field-problem.tsx';
import { useQuery } from '@tanstack/react-query';
import { ScheduleChoice } from '#features/checkout/index.ts';
import { api } from '#platform/api/browser-client.ts';
import { queryKeys } from '#platform/query-keys.ts';

/** Slots pass while the page is open. */
const REFRESH_MS = 60_000;

/** The pickup time: now, or a slot that the operator offers at the sender's place. */
export function PickupTime(props: {
  place: Point | null;
  slot: string | null;
  onSlot: (slot: string | null) => void;
  problem: string | undefined;
}) {
  const t = useText();
  const { place, slot, onSlot, problem } = props;
  const latitude = place?.latitude ?? 0;
  const longitude = place?.longitude ?? 0;
  const { data: times, isLoading } = useQuery({
    queryKey: queryKeys.parcel.timeSlots([latitude, longitude]),
    queryFn: () => api.call(getParcelTimeSlots, { query: { latitude, longitude } }),
    enabled: place !== null,
    staleTime: 15_000,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  return (
    <ScheduleChoice
      times={times}
      loading={isLoading}
      soon={t('parcel-booking.soon')}
      closedDay={t('parcel-booking.closedDay')}
      slot={slot}
      onSlot={onSlot}
    >
      <FieldProblem text={problem} />
    </ScheduleChoice>
  );
}
