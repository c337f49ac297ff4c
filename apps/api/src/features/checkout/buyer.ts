import type { ParsedInput } from '@errand/contract';
import type { placeOrder } from '@errand/contract/orders';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { directLineOf } from '../cart/index.ts';

export type CheckoutBody = ParsedInput<typeof placeOrder>['body'];

/**
 * Who buys, of which module's cart, or the one line that passes it by (`moduleId` is then 0: its item says the module).
 * Throws `guest_required` and `module_required`.
 */
export function requireBuyer(ctx: RequestContext, body: CheckoutBody) {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const direct = directLineOf(body);
  if (direct === null && ctx.moduleId === null) throw new AppError('module_required');
  return { owner, moduleId: ctx.moduleId ?? 0, direct, prescriptionOf: null };
}

/** Who orders what a prescription says from a store, without a cart. Throws `guest_required`. */
export function requirePrescriptionBuyer(ctx: RequestContext, storeId: number): Buyer {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  return { owner, moduleId: 0, direct: null, prescriptionOf: storeId };
}

/** `prescriptionOf`: the store of an order that is a prescription alone. */
export type Buyer = Omit<ReturnType<typeof requireBuyer>, 'prescriptionOf'> & {
  prescriptionOf: number | null;
};
