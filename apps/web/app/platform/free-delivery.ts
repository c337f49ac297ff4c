import { useConfig } from '@errand/client/config.tsx';
import { useMoney } from '@errand/client/money.ts';
import { freeDeliveryFromMinor, freeDeliveryThresholdMinor } from '@errand/domain/delivery';
import { toMinor } from '@errand/domain/money';

/**
 * The operator's free delivery in minor units: `fromMinor` is the subtotal from which it is free, `thresholdMinor` the
 * one that the progress bar counts to [MONEY-09]. 0 is always, null never.
 */
export function useFreeDelivery(): { fromMinor: number | null; thresholdMinor: number | null } {
  const { style } = useMoney();
  const { free_delivery_over: over, admin_free_delivery: admin } = useConfig();
  const overMinor = over === null ? null : toMinor(over, style.digits);
  const adminFree = {
    status: admin.status,
    type: admin.type,
    thresholdMinor: toMinor(admin.free_delivery_over, style.digits),
  };
  return {
    fromMinor: freeDeliveryFromMinor(overMinor, adminFree),
    thresholdMinor: freeDeliveryThresholdMinor(overMinor, adminFree),
  };
}
