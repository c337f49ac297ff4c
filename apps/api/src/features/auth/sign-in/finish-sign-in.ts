import type { SignInResponse } from '@errand/contract/auth-fields';
import { pendingAccountStep } from '@errand/domain/auth';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { type CustomerRow, setLanguage } from '../accounts/customers.queries.ts';
import type { SignInDeps } from '../auth.types.ts';
import { getCodeChannels } from '../codes/code-channels.ts';
import { requestCodeUnlessRecent } from '../codes/codes.ts';
import { isKnownGuest } from '../session/guests.ts';
import { deleteExpiredSessions, insertSession } from '../session/sessions.queries.ts';
import { createToken, hashToken } from '../session/token.ts';
import { type SignIn, toPendingResponse } from './sign-in.serializer.ts';

/**
 * Ends every kind of sign-in once the identity is proven: with a session, or with the next contact to verify, whose
 * code is sent at once. Throws `auth-003` for a blocked account, only after the proof.
 */
export async function finishSignIn(
  ctx: RequestContext & SignInDeps,
  customer: CustomerRow,
  signIn: SignIn,
): Promise<SignInResponse> {
  if (customer.blocked) throw new AppError('auth-003');
  const { required, firebase } = await getCodeChannels(ctx);
  const { phone, email, phoneVerified, emailVerified, id, firstName } = customer;
  const contacts = { hasPhone: phone !== null, hasEmail: email !== null, phoneVerified, emailVerified };
  const step = pendingAccountStep(contacts, required);
  if (step === 'finish') return signInOnDevice(ctx, customer, signIn);
  const { guestId } = signIn;
  const request = { purpose: 'verify', customerId: id, name: firstName, proven: true, guestId } as const;
  if (step === 'verify_phone' && phone)
    await requestCodeUnlessRecent(ctx, { ...request, channel: 'sms', to: phone, send: !firebase });
  if (step === 'verify_email' && email)
    await requestCodeUnlessRecent(ctx, { ...request, channel: 'mail', to: email, send: true });
  return toPendingResponse(step, signIn.loginType, { email, phone });
}

/** Starts a session and moves the guest's carts to the customer, in one transaction. */
async function signInOnDevice(
  ctx: RequestContext<'db' | 'events' | 'now' | 'settings'>,
  customer: CustomerRow,
  { guestId, loginType, remember }: SignIn,
): Promise<SignInResponse> {
  return ctx.db.transaction(async (tx) => ({
    token: await startSession(ctx, tx, customer.id, { guestId, remember }),
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type: loginType,
    email: customer.email,
    phone: customer.phone,
    dropped_cart_lines: guestId === null ? [] : await claimGuestData(ctx, tx, guestId, customer.id),
  }));
}

type GuestClaimsContext = RequestContext<'db' | 'events' | 'now' | 'settings'>;

/** Moves a guest's data to a customer, in the transaction of the sign-in. Returns the names of dropped cart lines. */
type GuestClaim = (ctx: GuestClaimsContext, tx: Tx, guestId: string, customerId: number) => Promise<string[]>;

let claims: readonly GuestClaim[] = [];

/**
 * Sets the claims that every sign-in runs, in this order. Called once, by the list of features.
 */
export function registerGuestClaims(all: readonly GuestClaim[]): void {
  claims = all;
}

/** Runs all claims. Returns the names of the cart lines that did not fit into the customer's carts. */
async function claimGuestData(
  ctx: GuestClaimsContext,
  tx: Tx,
  guestId: string,
  customerId: number,
): Promise<string[]> {
  const dropped: string[] = [];
  for (const claim of claims) dropped.push(...(await claim(ctx, tx, guestId, customerId)));
  return dropped;
}

const SESSION_DAYS = 90;
/** Without "Remember me". */
const SHORT_SESSION_DAYS = 1;
const DAY = 86_400_000;

/** Inserts a session and returns its token. */
async function startSession(
  ctx: RequestContext<'now'>,
  tx: Tx,
  customerId: number,
  { guestId, remember }: Pick<SignIn, 'guestId' | 'remember'>,
): Promise<string> {
  const token = createToken();
  const now = ctx.now();
  await deleteExpiredSessions(tx, customerId, new Date(now));
  await setLanguage(tx, customerId, ctx.language);
  await insertSession(tx, {
    tokenHash: hashToken(token),
    customerId,
    device: ctx.userAgent,
    guestId,
    createdAt: new Date(now),
    lastUsedAt: new Date(now),
    expiresAt: new Date(now + (remember ? SESSION_DAYS : SHORT_SESSION_DAYS) * DAY),
  });
  return token;
}

/** The guest id of the device. A token in the request, even an expired one, hides it from the viewer. */
export async function findGuestId(
  ctx: RequestContext<'now' | 'pool'>,
  sent: string | undefined,
): Promise<string | null> {
  if (ctx.viewer.kind === 'guest') return ctx.viewer.guestId;
  return sent && (await isKnownGuest(ctx, sent)) ? sent : null;
}
