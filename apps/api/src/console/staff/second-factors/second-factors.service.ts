import type { ConsoleSession, credential } from '@errand/contract/console/staff/session';
import type { z } from 'zod';
import { AppError } from '../../../platform/http/index.ts';
import { hasSecondFactor } from '../../access.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { resetGuesses } from '../limits.ts';
import { readSession } from '../session.service.ts';
import { completeSession } from '../sessions.queries.ts';
import { requirePasskeyProof } from './passkeys.ts';
import { isRecoveryCode, redeemRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './second-factors.queries.ts';
import { requireTotpCode } from './totp.ts';

type Proof = { code?: string | undefined; credential?: z.output<typeof credential> | undefined };

/** Completes the sign-in or steps up the session. Throws `second_factor_wrong` or `passkey_failed`. */
export async function proveSecondFactor(ctx: ConsoleContext, proof: Proof): Promise<ConsoleSession> {
  if (!hasSecondFactor(ctx.member)) throw new AppError('second_factor_setup_required');
  if (proof.credential) await requirePasskeyProof(ctx, proof.credential);
  else await requireCode(ctx, proof.code ?? '');
  await resetGuesses(ctx, 'code', String(ctx.member.id));
  await completeSession(ctx.db, ctx.member.session.id, new Date(ctx.now()));
  return readSession(ctx, ctx.member.session.tokenHash);
}

async function requireCode(ctx: ConsoleContext, code: string): Promise<void> {
  if (isRecoveryCode(code) && (await redeemRecoveryCode(ctx, code))) return;
  const totp = await findTotp(ctx.db, ctx.member.id);
  if (!totp?.confirmedAt) throw new AppError('second_factor_wrong', {}, 'code');
  await requireTotpCode(ctx, totp, code);
}

export async function getSecondFactors(ctx: ConsoleContext) {
  if (hasSecondFactor(ctx.member) && !ctx.member.session.completedAt)
    throw new AppError('second_factor_required');
  const totp = await findTotp(ctx.db, ctx.member.id);
  const passkeys = await listPasskeys(ctx.db, ctx.member.id);
  return {
    totp: totp?.confirmedAt ? { confirmed_at: totp.confirmedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes: await countRecoveryCodes(ctx.db, ctx.member.id),
  };
}
