import { AppError } from './app-error.ts';
import type { RequestContext } from './context.ts';

/** The id of the signed-in customer. Throws `unauthenticated` for any other viewer. */
export function requireCustomerId(ctx: RequestContext): number {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  return ctx.viewer.customerId;
}
