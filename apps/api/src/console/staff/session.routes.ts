import * as invitations from '@errand/contract/console/staff/invitations';
import * as factors from '@errand/contract/console/staff/second-factors';
import * as contract from '@errand/contract/console/staff/session';
import type { ConsoleRoute } from '../console-context.ts';
import { acceptInvitation, findInvitation, prepareAcceptance } from './invitations.service.ts';
import { requireGuess, resetGuesses } from './limits.ts';
import { changePassword, prepareNewPassword, requirePassword } from './passwords.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  removePasskey,
  requirePasskeySignIn,
} from './second-factors/passkeys.ts';
import { newRecoveryCodes } from './second-factors/recovery-codes.ts';
import { getSecondFactors, proveSecondFactor } from './second-factors/second-factors.service.ts';
import { beginTotp, confirmTotp, removeTotp } from './second-factors/totp.ts';
import {
  listOwnSessions,
  revokeOtherSessions,
  revokeSession,
  signOut,
  startSession,
  toSessionResponse,
  updateProfile,
} from './session.service.ts';

/** Guesses are counted before the transaction, so that failed ones count too. */
export function sessionRoutes(route: ConsoleRoute): void {
  route(contract.getSession, (ctx) => toSessionResponse(ctx, ctx.member));
  route(contract.signIn, {
    before: (ctx, { body }) => requirePassword(ctx, body),
    handle: (ctx, _, found) => startSession(ctx, found.id, { isComplete: false }),
  });
  route(contract.beginPasskeySignIn, {
    before: (ctx) => requireGuess(ctx, 'passkey'),
    handle: (ctx) => beginPasskeySignIn(ctx),
  });
  route(contract.signInByPasskey, {
    before: (ctx) => requireGuess(ctx, 'passkey'),
    async handle(ctx, { body }) {
      const staffId = await requirePasskeySignIn(ctx, body.credential);
      await resetGuesses(ctx, 'passkey');
      return startSession(ctx, staffId, { isComplete: true });
    },
  });
  route(contract.beginPasskeyProof, (ctx) => beginPasskeyProof(ctx));
  route(contract.proveSecondFactor, {
    before: (ctx) => requireGuess(ctx, 'code', String(ctx.member.id)),
    handle: (ctx, { body }) => proveSecondFactor(ctx, body),
  });
  route(contract.signOut, (ctx) => signOut(ctx));
  route(contract.updateProfile, (ctx, { body }) => updateProfile(ctx, body));
  route(contract.changePassword, {
    before: (ctx, { body }) => prepareNewPassword(ctx, body),
    handle: (ctx, _, passwordHash) => changePassword(ctx, passwordHash),
  });
  route(contract.listSessions, (ctx) => listOwnSessions(ctx));
  route(contract.revokeSession, (ctx, { params }) => revokeSession(ctx, params.id));
  route(contract.revokeOtherSessions, (ctx) => revokeOtherSessions(ctx));

  route(factors.getSecondFactors, (ctx) => getSecondFactors(ctx));
  route(factors.beginTotp, (ctx) => beginTotp(ctx));
  route(factors.confirmTotp, {
    before: (ctx) => requireGuess(ctx, 'code', String(ctx.member.id)),
    handle: (ctx, { body }) => confirmTotp(ctx, body.code),
  });
  route(factors.removeTotp, (ctx) => removeTotp(ctx));
  route(factors.beginPasskey, (ctx) => beginPasskey(ctx));
  route(factors.addPasskey, (ctx, { body }) => addPasskey(ctx, body));
  route(factors.removePasskey, (ctx, { params }) => removePasskey(ctx, params.id));
  route(factors.renewRecoveryCodes, async (ctx) => ({ recovery_codes: await newRecoveryCodes(ctx) }));

  route(invitations.findInvitation, {
    before: (ctx) => requireGuess(ctx, 'invitation'),
    handle: (ctx, { body }) => findInvitation(ctx, body.token),
  });
  route(invitations.acceptInvitation, {
    before: (ctx, { body }) => prepareAcceptance(ctx, body),
    handle: (ctx, { body }, passwordHash) => acceptInvitation(ctx, body, passwordHash),
  });
}
