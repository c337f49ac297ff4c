import type { DeliveryTimeType } from '@errand/domain/registration';

const MINUTES: Record<DeliveryTimeType, number> = { min: 1, hours: 60, days: 1440 };
/** The largest number of the store's columns: about 22 days. */
const MOST = 32_767;

/** The delivery time of an application in minutes. */
export function deliveryMinutes(row: { leastTime: number; mostTime: number; timeUnit: DeliveryTimeType }): {
  from: number;
  to: number;
} {
  const minutes = (time: number) => Math.min(time * MINUTES[row.timeUnit], MOST);
  return { from: minutes(row.leastTime), to: minutes(row.mostTime) };
}
