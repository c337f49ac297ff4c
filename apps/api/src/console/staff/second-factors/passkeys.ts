import type { credential } from '@errand/contract/console/staff/session';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { AnonymousContext, ConsoleContext } from '../../console-context.ts';
import { completeSession } from '../sessions.queries.ts';
import { findStaff } from '../staff.queries.ts';
import type { ChallengePurpose } from '../staff.tables.ts';
import {
  consumeChallenge,
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  updatePasskey,
} from './second-factors.queries.ts';
import { recoveryCodesOnce, requireFreshProof } from './totp.ts';

type Credential = z.output<typeof credential>;

const CHALLENGE_MS = 5 * 60_000;

/** Loaded with the first passkey, because it is a sixth of what a process loads. */
function webAuthn() {
  return import('@simplewebauthn/server');
}

/** Options for registering a discoverable passkey that verifies its user. */
export async function beginPasskey(ctx: ConsoleContext) {
  requireFreshProof(ctx);
  const known = await listPasskeys(ctx.db, ctx.member.id);
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: translated((await ctx.settings()).business_name, DEFAULT_LANGUAGE) || 'Errand',
    rpID: rpIdOf(ctx),
    userName: ctx.member.mail,
    userDisplayName: ctx.member.name,
    userID: new TextEncoder().encode(`staff:${ctx.member.id}`),
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(ctx, options.challenge, 'register', ctx.member.id);
  return { options: { ...options } };
}

/** Registers a passkey, completes the session and returns recovery codes if the member has none. */
export async function addPasskey(
  ctx: ConsoleContext,
  { name, credential }: { name: string; credential: Credential },
) {
  requireFreshProof(ctx);
  const result = await (await webAuthn())
    .verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => consume(ctx, challenge, 'register', ctx.member.id),
      expectedOrigin: ctx.consoleOrigin,
      expectedRPID: rpIdOf(ctx),
    })
    .catch(rejectPasskey);
  if (!result.verified) throw new AppError('passkey_failed');
  const made = result.registrationInfo.credential;
  const at = new Date(ctx.now());
  const isNew = await insertPasskey(ctx.db, {
    staffId: ctx.member.id,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: made.transports ?? [],
    name,
    createdAt: at,
  });
  if (!isNew) throw new AppError('passkey_failed');
  await completeSession(ctx.db, ctx.member.session.id, at);
  return { recovery_codes: await recoveryCodesOnce(ctx) };
}

export async function removePasskey(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  if (!ctx.member.factors.totp && ctx.member.factors.passkeys === 1) throw new AppError('last_second_factor');
  if (!(await deletePasskey(ctx.db, ctx.member.id, id))) throw new AppError('not_found');
  return { done: true };
}

/** Options for a sign-in by any passkey of the console. */
export async function beginPasskeySignIn(ctx: AnonymousContext) {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: rpIdOf(ctx),
    userVerification: 'required',
  });
  await saveChallenge(ctx, options.challenge, 'sign_in', null);
  return { options: { ...options } };
}

/** Options for proving the second factor by one of the member's passkeys. */
export async function beginPasskeyProof(ctx: ConsoleContext) {
  const known = await listPasskeys(ctx.db, ctx.member.id);
  if (known.length === 0) throw new AppError('passkey_failed');
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: rpIdOf(ctx),
    userVerification: 'required',
    allowCredentials: known.map(toDescriptor),
  });
  await saveChallenge(ctx, options.challenge, 'proof', ctx.member.id);
  return { options: { ...options } };
}

/** The member who signs in by a passkey. Throws `passkey_failed`, also for a disabled account. */
export async function requirePasskeySignIn(ctx: AnonymousContext, credential: Credential): Promise<number> {
  const passkey = await findPasskey(ctx.db, credential.id);
  if (!passkey) throw new AppError('passkey_failed');
  await requireVerified(ctx, passkey, credential, 'sign_in', null);
  const owner = await findStaff(ctx.db, passkey.staffId);
  if (!owner || owner.disabledAt) throw new AppError('passkey_failed');
  return owner.id;
}

/** Throws `passkey_failed` unless the credential is of one of the member's passkeys. */
export async function requirePasskeyProof(ctx: ConsoleContext, credential: Credential): Promise<void> {
  const passkey = await findPasskey(ctx.db, credential.id);
  if (!passkey || passkey.staffId !== ctx.member.id) throw new AppError('passkey_failed');
  await requireVerified(ctx, passkey, credential, 'proof', ctx.member.id);
}

async function requireVerified(
  ctx: AnonymousContext,
  passkey: PasskeyRow,
  credential: Credential,
  purpose: ChallengePurpose,
  staffId: number | null,
): Promise<void> {
  const { verified, authenticationInfo } = await (await webAuthn())
    .verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => consume(ctx, challenge, purpose, staffId),
      expectedOrigin: ctx.consoleOrigin,
      expectedRPID: rpIdOf(ctx),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    .catch(rejectPasskey);
  if (!verified) throw new AppError('passkey_failed');
  await updatePasskey(ctx.db, passkey.id, authenticationInfo.newCounter, new Date(ctx.now()));
}

/** The library throws different errors for an invalid credential. The caller gets no reason. */
function rejectPasskey(): never {
  throw new AppError('passkey_failed');
}

function rpIdOf({ consoleOrigin }: AnonymousContext): string {
  return new URL(consoleOrigin).hostname;
}

function toDescriptor({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports };
}

async function saveChallenge(
  ctx: AnonymousContext,
  challenge: string,
  purpose: ChallengePurpose,
  staffId: number | null,
): Promise<void> {
  const expiresAt = new Date(ctx.now() + CHALLENGE_MS);
  await insertChallenge(ctx.db, { challenge, purpose, staffId, expiresAt }, new Date(ctx.now()));
}

function consume(
  ctx: AnonymousContext,
  challenge: string,
  purpose: ChallengePurpose,
  staffId: number | null,
) {
  return consumeChallenge(ctx.db, { challenge, purpose, staffId }, new Date(ctx.now()));
}
