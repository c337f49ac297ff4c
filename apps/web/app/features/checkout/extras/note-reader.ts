import type { ModuleType } from '@errand/domain/modules';
import type { OrderType } from '../draft.ts';

/**
 * Who reads the note of an order: a kitchen, or the store. Nothing is cooked outside of food, and a note of who collects
 * the order may as well be for the counter. What the courier reads is the note at the door.
 */
export function noteReader(module: ModuleType | null, orderType: OrderType): 'Kitchen' | 'Store' {
  return module === 'food' && orderType === 'delivery' ? 'Kitchen' : 'Store';
}
