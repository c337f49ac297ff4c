import { isErrorCode, messageText, type ParsedInput, type ResponseOf } from '@errand/contract';
import type { updateProfile } from '@errand/contract/customer';
import { checkProfile } from '@errand/domain/auth';
import { AppError, type Rejection, type RequestContext } from '../../platform/http/index.ts';
import { deleteOtherSessions, hashPassword, namesOf, storedPhone } from '../auth/index.ts';
import { settingsOf } from '../settings/index.ts';
import { deletePicture, storePicture } from './picture.ts';
import { changeCustomer, findWhole, type ProfileValues, takenBy } from './profile.queries.ts';
import { type Change, isProven, mediumOf, requestContactProof } from './prove-contact.ts';
import { requireCustomerId } from './require-customer.ts';

type Body = ParsedInput<typeof updateProfile>['body'];
type Answer = ResponseOf<typeof updateProfile>;

/**
 * Changes what was sent and leaves the rest. A new phone or e-mail is saved when its code comes along (`otp`,
 * `verification_on`); until then the answer says `otp_send` and where the code went. A new password ends the sessions
 * of every other device.
 */
export async function changeProfile(ctx: RequestContext, body: Body): Promise<Answer> {
  const id = requireCustomerId(ctx);
  const now = await findWhole(ctx.db, id);
  if (!now) throw new AppError('unauthenticated');
  const { country, centralize_login } = await settingsOf(ctx);
  if (body.password && centralize_login.manual_login_status !== 1)
    throw new AppError('method_off', undefined, 'password');
  const phone = body.phone?.trim() ? storedPhone(body.phone, country) : now.phone;
  const email = body.email?.trim() ? body.email.trim().toLowerCase() : now.email;
  const refusals = rejectionsOf(body, now, phone);
  const taken = await takenBy(ctx.db, id, email, phone);
  if (taken.email) refusals.push({ code: 'email_taken', field: 'email' });
  if (taken.phone) refusals.push({ code: 'phone_taken', field: 'phone' });
  if (refusals.length > 0) throw AppError.ofFields(refusals);

  const values: ProfileValues = body.name?.trim() ? namesOf(body.name) : {};
  if (body.password) values.passwordHash = await hashPassword(body.password);
  const upload = ctx.uploads.find(({ field }) => field === 'image');
  if (upload) values.picture = await storePicture(ctx.files, ctx.db, upload);
  const changes: Change[] = [];
  if (phone !== null && phone !== now.phone) changes.push({ on: 'phone', to: phone });
  if (email !== null && email !== now.email) changes.push({ on: 'email', to: email });
  const open: Change[] = [];
  for (const change of changes) {
    const medium = await mediumOf(ctx, change.on);
    if (medium === null || (await isProven(ctx, id, change, body))) {
      values[change.on] = change.to;
      values[change.on === 'phone' ? 'phoneVerified' : 'emailVerified'] = medium !== null;
    } else open.push(change);
  }
  await save(ctx, id, values);
  if (values.picture && values.picture !== now.picture) await deletePicture(ctx.files, ctx.db, now.picture);
  return responseOf(ctx, id, open[0], now.firstName);
}

async function save(ctx: RequestContext, id: number, values: ProfileValues): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const kept = ctx.viewer.kind === 'customer' ? ctx.viewer.sessionHash : null;
  await ctx.db.transaction(async (tx) => {
    if (!(await changeCustomer(tx, id, values, new Date(ctx.now())))) {
      throw new AppError(values.phone ? 'phone_taken' : 'email_taken');
    }
    if (values.passwordHash) await deleteOtherSessions(tx, id, kept);
  });
}

async function responseOf(
  ctx: RequestContext,
  id: number,
  open: Change | undefined,
  name: string,
): Promise<Answer> {
  if (!open) return { message: messageText('profile_updated', ctx.language) };
  const medium = await requestContactProof(ctx, id, open, name);
  return {
    message: messageText('code_on_its_way', ctx.language),
    otp_send: 1,
    verification_on: open.on,
    verification_medium: medium,
  };
}

function rejectionsOf(
  body: Body,
  now: { phone: string | null; phoneVerified: boolean },
  phone: string | null,
): Rejection[] {
  const problems = checkProfile({
    name: body.name ?? '-',
    email: body.email ?? '',
    phone: body.phone ?? '',
    password: body.password ?? '',
    // Older clients compare the two themselves and send one.
    confirmPassword: body.confirm_password ?? body.password ?? '',
  });
  const refusals: Rejection[] = Object.entries(problems).map(([field, code]) => ({
    code: isErrorCode(code) ? code : 'validation',
    field: field === 'confirmPassword' ? 'confirm_password' : field,
  }));
  if (!problems.phone && body.phone?.trim() && phone === null)
    refusals.push({ code: 'phone_invalid', field: 'phone' });
  if (now.phoneVerified && phone !== null && phone !== now.phone)
    refusals.push({ code: 'phone_fixed', field: 'phone' });
  return refusals;
}
