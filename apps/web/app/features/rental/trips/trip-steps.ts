import type { Trip } from '@errand/contract/rental-trips';
import type { ListedStep } from '#features/orders/index.ts';

const STEPS = ['pending', 'confirmed', 'ongoing', 'completed'] as const;

/** The states of a trip as steps; one that ended early has the state it ended in after those it reached. */
export function tripSteps(trip: Trip): ListedStep[] {
  const { trip_status: status } = trip;
  const step = (key: (typeof STEPS)[number], state: ListedStep['state']): ListedStep => ({
    key,
    text: `rental-trip.step.${key}`,
    at: state === 'next' ? null : trip[key],
    state,
  });
  if (status === 'canceled' || status === 'payment_failed') {
    const reached = STEPS.filter((key) => trip[key] !== null).map((key) => step(key, 'done'));
    return [...reached, { key: status, text: `rental.status.${status}`, at: trip[status], state: 'stopped' }];
  }
  const now = STEPS.indexOf(status);
  const isOver = status === 'completed';
  return STEPS.map((key, at) => step(key, at < now || isOver ? 'done' : at === now ? 'now' : 'next'));
}
