import type { ParsedInput } from '@errand/contract';
import type { placeOrder } from '@errand/contract/orders-place';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { type DirectLine, directLineOf } from '../cart/index.ts';

export type CheckoutBody = ParsedInput<typeof placeOrder>['body'];

/**
 * The buyer and the module of the cart, or a direct line without a cart (`moduleId` is then 0 and follows
 * from the item). Throws `guest_required` and `module_required`.
 */
export function requireBuyer(ctx: RequestContext, body: CheckoutBody) {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  const line = directLineOf(body);
  const direct = line && [line];
  if (direct === null && ctx.moduleId === null) throw new AppError('module_required');
  return { owner, moduleId: ctx.moduleId ?? 0, direct, prescriptionOf: null };
}

/** The buyer of a prescription-only order from a store. Throws `guest_required`. */
export function requirePrescriptionBuyer(ctx: RequestContext, storeId: number): Buyer {
  const owner = ownerOf(ctx.viewer);
  if (owner === null) throw new AppError('guest_required');
  return { owner, moduleId: 0, direct: null, prescriptionOf: storeId };
}

/** `direct`: the lines without a stored cart. `prescriptionOf`: the store of a prescription-only order. */
export type Buyer = {
  owner: string;
  moduleId: number;
  direct: readonly DirectLine[] | null;
  prescriptionOf: number | null;
};
