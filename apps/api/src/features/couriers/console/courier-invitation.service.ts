import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { mailInvitation } from '../../../console/staff/invitations.service.ts';
import {
  inviteToRole,
  type RoleGrant,
  renewRoleInvitation,
  withdrawRole,
} from '../../../console/staff/invite-to-role.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { connectAccount, disconnectAccount, findCourierOf } from '../couriers.queries.ts';
import { lockCourier } from './couriers.queries.ts';
import { readCourier } from './couriers.service.ts';

const GRANT: RoleGrant = { role: 'courier', scopeKind: 'self', scopeId: null };

type Person = { mail: string; name: string; language: LanguageCode };

/**
 * Connects a courier with the account of a person, who is invited unless the account is in use. Returns the link of the
 * invitation, which the caller sends. Throws `courier_connected` for a courier who has an account, and
 * `courier_account_taken` for an account that works as another courier.
 */
export async function connectPerson(
  ctx: ConsoleContext,
  courierId: number,
  person: Person,
): Promise<string | null> {
  const { staffId, link } = await inviteToRole(ctx, person, GRANT);
  if (await findCourierOf(ctx.db, staffId)) throw new AppError('courier_account_taken', {}, 'mail');
  if (!(await ctx.db.transaction((tx) => connectAccount(tx, courierId, staffId))))
    throw new AppError('courier_connected');
  return link;
}

/** Invites a courier to the console. The response has the link where no mail can be sent. */
export async function inviteCourier(
  ctx: ConsoleContext,
  id: number,
  { mail, language }: Omit<Person, 'name'>,
) {
  const row = await requireLocked(ctx, id);
  const name = `${translated(row.firstName, language)} ${translated(row.lastName, language)}`.trim();
  const person = { mail: mail.toLowerCase(), name, language };
  const link = await connectPerson(ctx, id, person);
  const shown = link && (await mailInvitation(ctx, person, link));
  return { courier: await readCourier(ctx, id), link: shown };
}

/** Sends the invitation again. Throws `invitation_accepted`. */
export async function renewCourierInvitation(ctx: ConsoleContext, id: number) {
  const { staffId } = await requireLocked(ctx, id);
  if (staffId === null) throw new AppError('not_found');
  const link = await renewRoleInvitation(ctx, staffId, GRANT);
  return { courier: await readCourier(ctx, id), link };
}

/** Disconnects the account, revokes its role and withdraws an open invitation. Deliveries stay with the courier. */
export async function disconnectCourier(ctx: ConsoleContext, id: number) {
  const { staffId } = await requireLocked(ctx, id);
  if (staffId === null) throw new AppError('not_found');
  await ctx.db.transaction((tx) => disconnectAccount(tx, staffId));
  await withdrawRole(ctx, staffId, GRANT);
  return readCourier(ctx, id);
}

async function requireLocked({ db }: ConsoleContext, id: number) {
  return requireFound(await lockCourier(db, id));
}
