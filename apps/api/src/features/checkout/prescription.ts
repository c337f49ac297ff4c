import { moduleConfig } from '@errand/domain/modules';
import type { Settings } from '../../platform/settings.ts';
import type { StoredCart } from '../cart/index.ts';
import type { StoreRow } from '../stores/index.ts';

/**
 * Why an order needs a prescription: one of its items requires it, or it is a prescription-only order,
 * which store and operator can switch off (`rejected`). Null when none is needed.
 */
export type PrescriptionNeed = 'items' | 'order' | 'rejected' | null;

export function prescriptionNeed(
  { items, prescriptionOf }: StoredCart,
  store: StoreRow,
  settings: Settings,
): PrescriptionNeed {
  const isTaken = moduleConfig(store.module_type).order_attachment;
  if (prescriptionOf !== undefined) {
    return isTaken && store.prescription_order && settings.prescription_order_status ? 'order' : 'rejected';
  }
  return isTaken && [...items.values()].some(({ row }) => row.prescription) ? 'items' : null;
}
