import type { ParsedInput } from '@errand/contract';
import type { updateProfile } from '@errand/contract/customer';
import type { VerificationMedium } from '@errand/domain/auth';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { type CodeDeps, contactCodes } from '../auth/index.ts';

type ProveContactContext = RequestContext & CodeDeps;

/** A requested change of a contact. */
export type Change = { on: 'phone' | 'email'; to: string };

/** The channel that verifies a new contact; null without one, the contact is then saved unverified. */
export async function mediumOf(
  ctx: ProveContactContext,
  on: Change['on'],
): Promise<VerificationMedium | null> {
  const { mail, sms, firebase } = await contactCodes.channels(ctx);
  if (on === 'email') return mail ? 'mail' : null;
  if (firebase) return 'firebase';
  return sms ? 'sms' : null;
}

/** Whether the request has the code of the change. Throws for a wrong code. */
export async function isProven(
  ctx: ProveContactContext,
  customerId: number,
  { on, to }: Change,
  body: ParsedInput<typeof updateProfile>['body'],
): Promise<boolean> {
  if (body.otp === undefined || body.verification_on !== on) return false;
  if (on === 'phone' && (await mediumOf(ctx, on)) === 'firebase') {
    await contactCodes.requireByFirebase(ctx, body.session_info ?? '', body.otp, to);
    return true;
  }
  await contactCodes.require(ctx, `profile:${customerId}`, to, body.otp);
  return true;
}

/** Sends the code of the change. */
export async function requestContactProof(
  ctx: RequestContext & CodeDeps,
  customerId: number,
  { on, to }: Change,
  name: string,
): Promise<VerificationMedium> {
  const medium = await mediumOf(ctx, on);
  if (medium === null) throw new AppError('unavailable');
  if (medium === 'firebase') return medium;
  const purpose = `profile:${customerId}` as const;
  await contactCodes.request(ctx, {
    purpose,
    channel: medium,
    to,
    customerId,
    name,
    proven: true,
    send: true,
  });
  return medium;
}
