import { messageText } from '@errand/contract';
import type { SignInResponse } from '@errand/contract/auth';
import { accountStep } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { mergeGuestCart } from '../../cart/index.ts';
import { mergeGuestRentalCart } from '../../rental/index.ts';
import {
  type CustomerRow,
  claimGuestOrders,
  deleteExpiredSessions,
  deleteSession,
  insertGuest,
  insertSession,
} from '../accounts/customers.queries.ts';
import { sendersOf } from '../codes/code-channels.ts';
import { requestCode } from '../codes/codes.ts';
import { isKnownGuest } from '../session/resolve-viewer.ts';
import { createGuestId, createToken, hashToken, SESSION_DAYS, SHORT_SESSION_DAYS } from '../session/token.ts';
import { openStepResponse, type SignIn } from './sign-in.serializer.ts';

const DAY = 86_400_000;

export async function createGuest(ctx: RequestContext): Promise<{ guest_id: string; message: string }> {
  const id = createGuestId();
  await insertGuest(ctx.db, id, new Date(ctx.now()));
  return { guest_id: id, message: messageText('guest_created', ctx.language) };
}

/**
 * What every way of signing in ends with, once somebody has proven who they are: a session, or the next contact to
 * verify, whose code is sent at once. That an account is closed is told here (`auth-003`), after the proof.
 */
export async function finishSignIn(
  ctx: RequestContext,
  customer: CustomerRow,
  how: SignIn,
): Promise<SignInResponse> {
  if (customer.blocked) throw new AppError('auth-003');
  const { needed, firebase } = await sendersOf(ctx);
  const { phone, email, phoneVerified, emailVerified, id, firstName } = customer;
  const has = { hasPhone: phone !== null, hasEmail: email !== null, phoneVerified, emailVerified };
  const step = accountStep(has, needed);
  if (step === 'finish') return ctx.db.transaction((tx) => startSession(ctx, tx, customer, how));
  const asked = { purpose: 'verify', customerId: id, name: firstName } as const;
  if (step === 'verify_phone' && phone)
    await askUnlessAsked(ctx, { ...asked, channel: 'sms', to: phone, send: !firebase });
  if (step === 'verify_email' && email)
    await askUnlessAsked(ctx, { ...asked, channel: 'mail', to: email, send: true });
  return openStepResponse(step, how.loginType, { email, phone });
}

/** Signing in again within the minute leads to the code that was sent a moment ago. */
async function askUnlessAsked(ctx: RequestContext, asked: Parameters<typeof requestCode>[1]): Promise<void> {
  await requestCode(ctx, asked).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
  });
}

/** Signs a device in: a session, and what the guest of this device had (cart, orders) becomes the customer's. */
async function startSession(
  ctx: RequestContext,
  tx: Tx,
  customer: { id: number; email: string | null; phone: string | null },
  { guestId, loginType, remember }: SignIn,
): Promise<SignInResponse> {
  const token = createToken();
  const now = ctx.now();
  await deleteExpiredSessions(tx, customer.id, new Date(now));
  await insertSession(tx, {
    tokenHash: hashToken(token),
    customerId: customer.id,
    device: ctx.userAgent,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + (remember ? SESSION_DAYS : SHORT_SESSION_DAYS) * DAY),
  });
  return {
    token,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: loginType,
    email: customer.email,
    phone: customer.phone,
    dropped_cart_lines: await claimGuest(ctx, tx, customer.id, guestId),
  };
}

async function claimGuest(
  ctx: RequestContext,
  tx: Tx,
  customerId: number,
  guestId: string | null,
): Promise<string[]> {
  if (guestId === null) return [];
  await claimGuestOrders(tx, guestId, customerId);
  const dropped = await mergeGuestCart(ctx, tx, guestId, customerId);
  return [...dropped, ...(await mergeGuestRentalCart(ctx, tx, guestId, customerId))];
}

/** The guest who signs in. The binder has it unless a token was sent along, one that has ended for instance. */
export async function guestSigningIn(ctx: RequestContext, sent: string | undefined): Promise<string | null> {
  if (ctx.viewer.kind === 'guest') return ctx.viewer.guestId;
  return sent && (await isKnownGuest(ctx, sent)) ? sent : null;
}

/** Ends the session of the token that was sent; other devices stay signed in. */
export async function endSession(ctx: RequestContext): Promise<{ message: string }> {
  if (ctx.viewer.kind !== 'customer') throw new AppError('unauthenticated');
  await deleteSession(ctx.db, ctx.viewer.sessionHash);
  return { message: messageText('logged_out', ctx.language) };
}
