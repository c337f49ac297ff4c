import type { ParsedInput } from '@errand/contract';
import type { updateProfile } from '@errand/contract/customer';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { getCodeChannels, requestCode, requireCode, requireFirebasePhone } from '../auth/index.ts';

/** A contact the customer wants instead of the present one. */
export type Change = { on: 'phone' | 'email'; to: string };
export type Medium = 'sms' | 'mail' | 'firebase';

/** How a new contact is proven here; null where no code can be sent, then it is taken as it is, unverified. */
export async function mediumOf(ctx: RequestContext, on: Change['on']): Promise<Medium | null> {
  const { mail, sms, firebase } = await getCodeChannels(ctx);
  if (on === 'email') return mail ? 'mail' : null;
  if (firebase) return 'firebase';
  return sms ? 'sms' : null;
}

/** Whether the code that came along proves the change; a wrong one is refused. */
export async function isProven(
  ctx: RequestContext,
  customerId: number,
  { on, to }: Change,
  body: ParsedInput<typeof updateProfile>['body'],
): Promise<boolean> {
  if (body.otp === undefined || body.verification_on !== on) return false;
  if (on === 'phone' && (await mediumOf(ctx, on)) === 'firebase') {
    await requireFirebasePhone(ctx, body.session_info ?? '', body.otp, to);
    return true;
  }
  await requireCode(ctx, `profile:${customerId}`, to, body.otp);
  return true;
}

/** Sends the code; one that was sent within the minute still counts. */
export async function requestContactProof(
  ctx: RequestContext,
  customerId: number,
  { on, to }: Change,
  name: string,
): Promise<Medium> {
  const medium = await mediumOf(ctx, on);
  if (medium === null) throw new AppError('unavailable');
  if (medium === 'firebase') return medium;
  const purpose = `profile:${customerId}` as const;
  await requestCode(ctx, { purpose, channel: medium, to, customerId, name, send: true });
  return medium;
}
