import { STAFF_PASSWORD_MIN } from '@errand/contract/console/staff/session';
import { passwords } from '../../features/auth/accounts/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { AnonymousContext, ConsoleContext } from '../console-context.ts';
import { requireGuess, resetGuesses } from './limits.ts';
import { deleteSessions } from './sessions.queries.ts';
import { findStaff, findStaffByMail, type StaffRecord, updateStaffRow } from './staff.queries.ts';

/** Hashes a new password. Throws `staff_password_short` and `password_common`. */
export async function hashNewPassword(password: string): Promise<string> {
  if (password.length < STAFF_PASSWORD_MIN)
    throw new AppError('staff_password_short', { minimum: STAFF_PASSWORD_MIN }, 'password');
  if (passwords.rejectCommon(password).length > 0) throw new AppError('password_common', {}, 'password');
  return passwords.hash(password);
}

/**
 * The member of an address and password. Throws `sign_in_failed` for an unknown address, a wrong password and a disabled
 * or invited account alike, after the same time.
 */
export async function requirePassword(
  ctx: AnonymousContext,
  { mail, password }: { mail: string; password: string },
): Promise<StaffRecord> {
  await requireGuess(ctx, 'password', mail);
  const found = await findStaffByMail(ctx.db, mail);
  const isRight = await passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !isRight || found.disabledAt) throw new AppError('sign_in_failed');
  await resetGuesses(ctx, 'password', mail);
  return found;
}

type Change = { current_password: string; password: string };

/** Checks the current password and hashes the new one, before the transaction opens. */
export async function prepareNewPassword(ctx: ConsoleContext, change: Change): Promise<string> {
  await requireGuess(ctx, 'password', ctx.member.mail);
  const own = await findStaff(ctx.db, ctx.member.id);
  if (!(await passwords.verify(change.current_password, own?.passwordHash ?? null)))
    throw new AppError('staff_password_wrong', {}, 'current_password');
  await resetGuesses(ctx, 'password', ctx.member.mail);
  return hashNewPassword(change.password);
}

export async function changePassword(ctx: ConsoleContext, passwordHash: string): Promise<{ done: true }> {
  await updateStaffRow(ctx.db, ctx.member.id, { passwordHash, updatedAt: new Date(ctx.now()) });
  await deleteSessions(ctx.db, ctx.member.id, ctx.member.session.id);
  return { done: true };
}
