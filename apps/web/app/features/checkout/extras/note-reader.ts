import type { ModuleType } from '@errand/domain/modules';
import type { OrderType } from '../draft.ts';

/**
 * The reader of an order's note: the kitchen, or the store. Only food is cooked, and the note of a take-away order may
 * be for the counter. The courier reads the door note instead.
 */
export function noteReader(module: ModuleType | null, orderType: OrderType): 'Kitchen' | 'Store' {
  return module === 'food' && orderType === 'delivery' ? 'Kitchen' : 'Store';
}
