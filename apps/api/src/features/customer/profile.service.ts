import type { ParsedInput, ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import { isOn } from '@errand/contract/flag';
import { checkProfile } from '@errand/domain/auth';
import {
  AppError,
  type Rejection,
  type RequestContext,
  requireCustomerId,
  toRejections,
} from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import {
  customerAccounts,
  fitsCountry,
  type ProfileValues,
  passwords,
  profiles,
  splitName,
  toE164,
} from '../auth/accounts/index.ts';
import { type CodeDeps, deleteOtherSessions, freshSession, sendNotice } from '../auth/index.ts';
import { deletePicture, toPicture } from './picture.ts';
import { type Change, isProven, mediumOf, requestContactProof } from './prove-contact.ts';

type Body = ParsedInput<typeof contract.updateProfile>['body'];
type Customer = NonNullable<Awaited<ReturnType<typeof customerAccounts.find>>>;
type ProfileResponse = ResponseOf<typeof contract.updateProfile>;

/**
 * Updates the fields that were sent. A new phone or email is saved together with its code (`otp`, `verification_on`);
 * until then the response has `otp_send` and the channel of the code. A new password ends the sessions of all other
 * devices. Password, phone and email need a recent sign-in (`confirm_identity`), and the old address gets a notice.
 */
export async function changeProfile(
  ctx: RequestContext<'files'> & CodeDeps,
  body: Body,
): Promise<ProfileResponse> {
  const id = requireCustomerId(ctx);
  const customer = await customerAccounts.find(ctx.db, id);
  if (!customer) throw new AppError('unauthenticated');
  const { country, centralize_login } = await ctx.settings();
  if (body.password && !isOn(centralize_login.manual_login_status))
    throw new AppError('method_off', undefined, 'password');
  const typed = body.phone?.trim();
  // An earlier version stored numbers that the plan of their country does not have.
  const phone = typed && typed !== customer.phone ? toE164(typed, country) : customer.phone;
  const email = body.email?.trim() ? body.email.trim().toLowerCase() : customer.email;
  const rejections = validate(body, customer, phone, country);
  const taken = await profiles.getTakenByOthers(ctx.db, id, email, phone);
  if (taken.email) rejections.push({ code: 'email_taken', field: 'email' });
  if (taken.phone) rejections.push({ code: 'phone_taken', field: 'phone' });
  if (rejections.length > 0) throw AppError.ofFields(rejections);
  if (body.password || phone !== customer.phone || email !== customer.email) await freshSession.require(ctx);

  const values: ProfileValues = body.name?.trim() ? splitName(body.name) : {};
  if (body.password) values.passwordHash = await passwords.hash(body.password);
  const upload = ctx.uploads.find(({ field }) => field === 'image');
  // Decoded before a code is used up, so that a rejected picture can be replaced.
  const picture = upload ? await toPicture(upload) : null;
  const changes: Change[] = [];
  if (phone !== null && phone !== customer.phone) changes.push({ on: 'phone', to: phone });
  if (email !== null && email !== customer.email) changes.push({ on: 'email', to: email });
  const open: Change[] = [];
  for (const change of changes) {
    const medium = await mediumOf(ctx, change.on);
    if (medium === null || (await isProven(ctx, id, change, body))) {
      values[change.on] = change.to;
      values[change.on === 'phone' ? 'phoneVerified' : 'emailVerified'] = medium !== null;
    } else open.push(change);
  }
  const key = await save(ctx, customer, values, picture);
  if (key && key !== customer.picture) await deletePicture(ctx.files, ctx.db, customer.picture);
  return toProfileResponse(ctx, id, open[0], customer.firstName);
}

/** Saves the values and the picture, and returns the key of the picture. */
async function save(
  ctx: RequestContext<'files'> & CodeDeps,
  customer: Customer,
  values: ProfileValues,
  picture: Buffer | null,
): Promise<string | null> {
  const { id } = customer;
  if (Object.keys(values).length === 0 && !picture) return null;
  const currentSession = ctx.viewer.kind === 'customer' ? ctx.viewer.sessionHash : null;
  const at = new Date(ctx.now());
  return ctx.db.transaction(async (tx) => {
    if (!(await profiles.update(tx, id, values, at))) {
      throw new AppError(values.phone ? 'phone_taken' : 'email_taken');
    }
    if (values.passwordHash) {
      await deleteOtherSessions(tx, id, currentSession);
      await sendNotice(ctx, tx, customer, 'password');
    }
    if (values.email) await sendNotice(ctx, tx, customer, 'email');
    if (values.phone) await sendNotice(ctx, tx, customer, 'phone');
    if (!picture) return null;
    // Stored last, so that a rejected change leaves no file.
    const key = await ctx.files.put(tx, picture);
    await profiles.update(tx, id, { picture: key }, at);
    return key;
  });
}

async function toProfileResponse(
  ctx: RequestContext & CodeDeps,
  id: number,
  open: Change | undefined,
  name: string,
): Promise<ProfileResponse> {
  if (!open) return { message: textOf('messages.profile_updated', ctx.language) };
  const medium = await requestContactProof(ctx, id, open, name);
  return {
    message: textOf('messages.code_on_its_way', ctx.language),
    otp_send: 1,
    verification_on: open.on,
    verification_medium: medium,
  };
}

function validate(
  body: Body,
  customer: { phone: string | null; phoneVerified: boolean },
  phone: string | null,
  country: string,
): Rejection[] {
  const problems = checkProfile({
    name: body.name ?? '-',
    email: body.email ?? '',
    phone: body.phone ?? '',
    fitsCountry: fitsCountry(body.phone ?? '', country),
    password: body.password ?? '',
    // Older clients compare both passwords themselves and send one.
    confirmPassword: body.confirm_password ?? body.password ?? '',
  });
  const rejections = toRejections(problems, { confirmPassword: 'confirm_password' });
  if (body.password && !problems.password) rejections.push(...passwords.rejectCommon(body.password));
  if (!problems.phone && body.phone?.trim() && phone === null)
    rejections.push({ code: 'phone_invalid', field: 'phone' });
  if (customer.phoneVerified && phone !== null && phone !== customer.phone)
    rejections.push({ code: 'phone_fixed', field: 'phone' });
  return rejections;
}
