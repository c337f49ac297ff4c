import { messageText } from '@errand/contract';
import type { SignInAnswer } from '@errand/contract/auth';
import type { Tx } from '../../platform/db/index.ts';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { mergeGuestCart } from '../cart/index.ts';
import {
  adoptGuestOrders,
  deleteExpiredSessions,
  deleteSession,
  insertGuest,
  insertSession,
} from './auth.queries.ts';
import { isKnownGuest } from './resolve-viewer.ts';
import { createGuestId, createToken, hashToken, SESSION_DAYS } from './token.ts';

const DAY = 86_400_000;

export async function createGuest(ctx: Ctx): Promise<{ guest_id: string; message: string }> {
  const id = createGuestId();
  await insertGuest(ctx.db, id, new Date(ctx.now()));
  return { guest_id: id, message: messageText('guest_created', ctx.language) };
}

/**
 * Signs a device in: a session, and what the guest of this device had (cart, orders) becomes the customer's.
 * Nothing is left to verify or to fill in after it: codes and profile steps belong to other ways of signing in.
 */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  customer: { id: number; email: string | null },
  guestId: string | null,
): Promise<SignInAnswer> {
  const token = createToken();
  const now = ctx.now();
  await deleteExpiredSessions(tx, customer.id, new Date(now));
  await insertSession(tx, {
    tokenHash: hashToken(token),
    customerId: customer.id,
    device: ctx.userAgent,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + SESSION_DAYS * DAY),
  });
  return {
    token,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: 'manual',
    email: customer.email,
    dropped_cart_lines: await adoptGuest(ctx, tx, customer.id, guestId),
  };
}

async function adoptGuest(ctx: Ctx, tx: Tx, customerId: number, guestId: string | null): Promise<string[]> {
  if (guestId === null) return [];
  await adoptGuestOrders(tx, guestId, customerId);
  return mergeGuestCart(ctx, tx, guestId, customerId);
}

/** The guest who signs in. The binder has it unless a token was sent along, one that has ended for instance. */
export async function guestWhoSignsIn(ctx: Ctx, sent: string | undefined): Promise<string | null> {
  if (ctx.viewer.kind === 'guest') return ctx.viewer.guestId;
  return sent && (await isKnownGuest(ctx, sent)) ? sent : null;
}

/** Ends the session of the token that was sent; other devices stay signed in. */
export async function endSession(ctx: Ctx): Promise<{ message: string }> {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  await deleteSession(ctx.db, ctx.viewer.sessionHash);
  return { message: messageText('logged_out', ctx.language) };
}
