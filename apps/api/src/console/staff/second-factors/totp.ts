import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { Secret, TOTP } from 'otpauth';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { getCipher } from '../../../platform/secrets/index.ts';
import { steppedUpUntil } from '../../access.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { completeSession } from '../sessions.queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmTotpRow,
  consumeStep,
  countRecoveryCodes,
  deleteTotp,
  findTotp,
  saveTotp,
  type TotpRow,
} from './second-factors.queries.ts';

const SECRET_BYTES = 20;
const KEY = 'staff-totp';
/** Accepts codes of the step before and after, because clocks differ. */
const WINDOW = 1;

/** Throws unless the second factor was proven lately. A member who has none may set up the first one without proof. */
export function requireFreshProof(ctx: ConsoleContext): void {
  const { factors, session } = ctx.member;
  if (!factors.totp && factors.passkeys === 0) return;
  if (!session.completedAt) throw new AppError('second_factor_required');
  if (!steppedUpUntil(ctx.member, ctx.demo, ctx.now())) throw new AppError('step_up_required');
}

/** A new secret, and its URI for the QR code. It is in use once `confirmTotp` has seen a code. */
export async function beginTotp(ctx: ConsoleContext): Promise<{ secret: string; uri: string }> {
  requireFreshProof(ctx);
  if (ctx.member.factors.totp) throw new AppError('totp_set_already');
  const secret = new Secret({ size: SECRET_BYTES });
  const { encrypt } = await getCipher(ctx.pool, KEY);
  await saveTotp(ctx.db, ctx.member.id, encrypt(secret.base32));
  const issuer = translated((await ctx.settings()).business_name, DEFAULT_LANGUAGE) || 'Errand';
  return { secret: secret.base32, uri: new TOTP({ issuer, label: ctx.member.mail, secret }).toString() };
}

/** Confirms the secret by a code, completes the session and returns recovery codes if the member has none. */
export async function confirmTotp(ctx: ConsoleContext, code: string) {
  requireFreshProof(ctx);
  const row = await findTotp(ctx.db, ctx.member.id);
  if (!row || row.confirmedAt) throw new AppError('totp_not_started');
  await requireTotpCode(ctx, row, code);
  const at = new Date(ctx.now());
  await confirmTotpRow(ctx.db, ctx.member.id, at);
  await completeSession(ctx.db, ctx.member.session.id, at);
  return { recovery_codes: await recoveryCodesOnce(ctx) };
}

/** Issues recovery codes with the first second factor; null if the member has some. */
export async function recoveryCodesOnce(ctx: ConsoleContext): Promise<string[] | null> {
  if ((await countRecoveryCodes(ctx.db, ctx.member.id)) > 0) return null;
  return newRecoveryCodes(ctx);
}

export async function removeTotp(ctx: ConsoleContext): Promise<{ done: true }> {
  if (ctx.member.factors.totp && ctx.member.factors.passkeys === 0) throw new AppError('last_second_factor');
  if (!(await deleteTotp(ctx.db, ctx.member.id))) throw new AppError('not_found');
  return { done: true };
}

/**
 * Throws `second_factor_wrong` for a wrong code, and for one that was accepted before, so that it cannot be replayed.
 */
export async function requireTotpCode(ctx: ConsoleContext, row: TotpRow, code: string): Promise<void> {
  const { decrypt } = await getCipher(ctx.pool, KEY);
  const totp = new TOTP({ secret: Secret.fromBase32(decrypt(row.secret)) });
  const timestamp = ctx.now();
  // The library compares bytes, and throws for characters of several.
  const isCode = /^\d{6}$/.test(code);
  const delta = isCode ? totp.validate({ token: code, timestamp, window: WINDOW }) : null;
  if (delta === null || !(await consumeStep(ctx.db, row.staffId, totp.counter({ timestamp }) + delta)))
    throw new AppError('second_factor_wrong', {}, 'code');
}
