import { AppError, type Ctx } from '../../platform/http/index.ts';

/** The signed-in customer's id; throws `unauthenticated` for everybody else. */
export function requireCustomerId(ctx: Ctx): number {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  return ctx.viewer.customerId;
}
