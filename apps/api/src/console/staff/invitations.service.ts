import type { ConsoleSession } from '@errand/contract/console/staff/session';
import type { LanguageCode } from '@errand/domain/language';
import { createToken, hashToken } from '../../features/auth/index.ts';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/index.ts';
import type { AnonymousContext } from '../console-context.ts';
import { INVITATION_MAIL_JOB } from './invitation-mail.ts';
import {
  findOpenInvitation,
  lockOpenInvitation,
  markInvitationUsed,
  replaceInvitation,
} from './invitations.queries.ts';
import { requireGuess, resetGuesses } from './limits.ts';
import { hashNewPassword } from './passwords.ts';
import { startSession } from './session.service.ts';
import { updateStaffRow } from './staff.queries.ts';

const VALID_MS = 72 * 3_600_000;

type Invited = { id: number; mail: string; name: string; language: LanguageCode };
type InvitationDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'now' | 'settings'>;

/** Creates an invitation and replaces earlier ones. Returns its link; only its token's hash is stored. */
export async function createInvitation(
  deps: Pick<Deps, 'db' | 'now'>,
  consoleOrigin: string,
  staffId: number,
): Promise<string> {
  const token = createToken();
  await replaceInvitation(deps.db, {
    staffId,
    tokenHash: hashToken(token),
    expiresAt: new Date(deps.now() + VALID_MS),
    createdAt: new Date(deps.now()),
  });
  // Browsers send no fragment, so the token is in no log.
  return `${consoleOrigin}/invitation#${token}`;
}

/** Creates an invitation and mails it. Returns the link if no mail can be sent, else null. */
export async function invite(
  deps: InvitationDeps,
  consoleOrigin: string,
  member: Invited,
): Promise<string | null> {
  return mailInvitation(deps, member, await createInvitation(deps, consoleOrigin, member.id));
}

/** Mails the link of an invitation. Returns it if no mail can be sent, else null. */
export async function mailInvitation(
  deps: InvitationDeps,
  member: Omit<Invited, 'id'>,
  link: string,
): Promise<string | null> {
  if (!deps.messages.mail) return link;
  const shop = translated((await deps.settings()).business_name, member.language);
  const { mail, name, language } = member;
  await deps.jobs.send(deps.db, INVITATION_MAIL_JOB, { mail, name, language, shop, link });
  return null;
}

export async function findInvitation(ctx: AnonymousContext, token: string) {
  const found = await findOpenInvitation(ctx.db, hashToken(token), new Date(ctx.now()));
  if (!found) throw new AppError('invitation_invalid');
  return {
    mail: found.mail,
    name: found.name,
    language: found.language,
    expires_at: found.expiresAt.toISOString(),
  };
}

type Acceptance = { token: string; name: string; language: LanguageCode; password: string };

/** Hashes the password for an open invitation, before the transaction opens. */
export async function prepareAcceptance(ctx: AnonymousContext, { token, password }: Acceptance) {
  await requireGuess(ctx, 'invitation');
  await findInvitation(ctx, token);
  return hashNewPassword(password);
}

/** Sets name and password and starts a session, in which the member sets up a second factor next. */
export async function acceptInvitation(
  ctx: AnonymousContext,
  { token, name, language }: Acceptance,
  passwordHash: string,
): Promise<ConsoleSession> {
  const at = new Date(ctx.now());
  const found = await ctx.db.transaction((tx) => lockOpenInvitation(tx, hashToken(token), at));
  if (!found) throw new AppError('invitation_invalid');
  await markInvitationUsed(ctx.db, found.id, at);
  await updateStaffRow(ctx.db, found.staffId, { name, language, passwordHash, updatedAt: at });
  await resetGuesses(ctx, 'invitation');
  ctx.setTarget(found.staffId);
  return startSession(ctx, found.staffId, { isComplete: false });
}
