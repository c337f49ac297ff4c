import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/support/applications';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { connectPerson } from '../../couriers/console/index.ts';
import { courierRows } from '../../couriers/index.ts';
import { OF_COURIERS, setCreated } from './applications.queries.ts';
import { toCourierApplication, toCourierRow } from './applications.serializer.ts';
import { decide, listApplications, requireApplication, zoneNamesOf } from './applications.service.ts';
import { queueApprovalMail } from './approval-mail.ts';
import { tellRejection } from './rejection-message.ts';

type Query = ParsedInput<typeof contract.listCourierApplications>['query'];

export function listOfCouriers(ctx: ConsoleContext, query: Query) {
  return listApplications(ctx, OF_COURIERS, query, async (rows) => {
    const zones = await zoneNamesOf(ctx, rows);
    return rows.map((row) => toCourierRow(ctx, row, zones));
  });
}

export async function readOfCourier(ctx: ConsoleContext, id: number) {
  const row = await requireApplication(ctx, OF_COURIERS, id);
  return toCourierApplication(ctx, row, await zoneNamesOf(ctx, [row]));
}

/**
 * Creates the courier, and on request connects them with an account to which they are invited. Throws
 * `application_decided`, `phone_taken` for the phone of another courier, and the errors of `connectPerson`.
 */
export async function approveCourier(ctx: ConsoleContext, id: number, { invite }: { invite: boolean }) {
  const row = await decide(ctx, OF_COURIERS, id, { status: 'approved' });
  const { email: mail, firstName, lastName, language } = row;
  if (await courierRows.isPhoneTaken(ctx.db, row.phone)) throw new AppError('phone_taken');
  const courierId = await courierRows.add(ctx.db, {
    firstName: { en: firstName },
    lastName: { en: lastName },
    phone: row.phone,
    vehicle: row.vehicle,
    zoneId: row.zoneId,
  });
  await setCreated(ctx.db, OF_COURIERS.table, id, courierId);
  const person = { mail, name: `${firstName} ${lastName}`, language };
  const invitation = invite ? { link: await connectPerson(ctx, courierId, person) } : {};
  const isMailed = await queueApprovalMail(ctx, row, { decision: 'courier_approved', ...invitation });
  return {
    application: await readOfCourier(ctx, id),
    link: isMailed ? null : (invitation.link ?? null),
  };
}

/** Rejects an application. Throws `application_decided`. */
export async function rejectCourier(ctx: ConsoleContext, id: number, reason: string) {
  await decide(ctx, OF_COURIERS, id, { status: 'rejected', rejectReason: reason });
  await tellRejection(ctx, 'courier', id);
  return readOfCourier(ctx, id);
}
