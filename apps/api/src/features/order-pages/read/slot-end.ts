import { slotMinutes } from '@errand/domain/time';
import type { Settings } from '../../../platform/settings.ts';
import type { OrderRow } from './order-row.ts';

/** The end of the chosen slot; null without one. The promised window may move on later, the slot does not. */
export function slotEnd(
  { scheduled_for: from }: Pick<OrderRow, 'scheduled_for'>,
  { schedule_order_slot_duration: duration }: Pick<Settings, 'schedule_order_slot_duration'>,
): Date | null {
  return from && new Date(from.getTime() + slotMinutes(duration) * 60_000);
}
