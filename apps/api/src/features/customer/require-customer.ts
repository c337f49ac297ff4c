import { AppError, type RequestContext } from '../../platform/http/index.ts';

/** The signed-in customer's id; throws `unauthenticated` for everybody else. */
export function requireCustomerId(ctx: RequestContext): number {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  return ctx.viewer.customerId;
}
