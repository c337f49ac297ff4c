import type { ConsoleContext } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  type CourierAccount,
  connectAccount,
  disconnectAccount,
  findCourierOf,
  listWithoutAccount,
} from '../couriers.queries.ts';

const MOST_FREE = 200;

/** The courier that a member works as. Throws `not_found` for an unknown member. */
export async function readCourierAccount(ctx: ConsoleContext, staffId: number) {
  if (!(await listStaffNames(ctx.db, [staffId])).has(staffId)) throw new AppError('not_found');
  const courier = await findCourierOf(ctx.db, staffId);
  const free = await listWithoutAccount(ctx.db, MOST_FREE);
  const nameOf = ({ id, firstName, lastName }: Pick<CourierAccount, 'id' | 'firstName' | 'lastName'>) => ({
    id,
    name: `${translated(firstName, ctx.language)} ${translated(lastName, ctx.language)}`.trim(),
  });
  return { courier: courier && nameOf(courier), free: free.map(nameOf) };
}

/** Connects a member with a courier, or ends the connection. Throws `not_found` and `courier_connected`. */
export async function connectCourier(ctx: ConsoleContext, staffId: number, courierId: number | null) {
  await readCourierAccount(ctx, staffId);
  await ctx.db.transaction(async (tx) => {
    await disconnectAccount(tx, staffId);
    if (courierId !== null && !(await connectAccount(tx, courierId, staffId)))
      throw new AppError('courier_connected', {}, 'courier_id');
  });
  return readCourierAccount(ctx, staffId);
}
