import { messageText, type ParsedInput, type ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import { isRunning } from '@errand/domain/orders';
import { isTripRunning } from '@errand/domain/rental';
import { AppError, type RequestContext } from '../../platform/http/index.ts';
import { deleteOtherSessions } from '../auth/index.ts';
import { attachmentUrl } from '../orders/index.ts';
import { anonymizeCustomer, deleteWishes, listStatuses, lockCustomer } from './anonymize.queries.ts';
import { anonymizeOrders } from './anonymize-orders.queries.ts';
import { listAddressRows } from './customer.queries.ts';
import { getCustomerInfo } from './customer.service.ts';
import { listOwned } from './export.queries.ts';
import { deletePicture } from './picture.ts';
import { deleteDevice, listDeviceRows } from './profile.queries.ts';
import { requireCustomerId } from './require-customer.ts';

/**
 * Deletes the account. Refused with `orders_running` while something is on its way, its courier needs the address, and
 * with `trips_running` while a vehicle is out or promised.
 */
export async function removeAccount(ctx: RequestContext): Promise<{ message: string }> {
  const id = requireCustomerId(ctx);
  const { picture, documents, pictures } = await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer) throw new AppError('unauthenticated');
    const statuses = await listStatuses(tx, `customer:${id}`);
    if (statuses.orders.some((status) => isRunning(status))) throw new AppError('orders_running');
    if (statuses.trips.some(isTripRunning)) throw new AppError('trips_running');
    const at = new Date(ctx.now());
    await anonymizeCustomer(tx, customer, at);
    const files = await anonymizeOrders(tx, `customer:${id}`, at);
    await deleteWishes(tx, id);
    return { picture: customer.picture, ...files };
  });
  for (const key of documents) await ctx.files.dropPrivate(key);
  for (const key of pictures) await ctx.files.drop(ctx.db, key);
  await deletePicture(ctx.files, ctx.db, picture);
  return { message: messageText('account_removed', ctx.language) };
}

/** Everything that is kept about the customer; hashes of passwords and tokens are no data about a person. */
export async function exportCustomer(
  ctx: RequestContext,
): Promise<ResponseOf<typeof contract.exportAccount>> {
  const id = requireCustomerId(ctx);
  const [profile, addressRows, { attachments, ...owned }, { devices }] = await Promise.all([
    getCustomerInfo(ctx),
    listAddressRows(ctx.db, id),
    listOwned(ctx.db, id),
    listDevices(ctx),
  ]);
  return {
    exported_at: new Date(ctx.now()).toISOString(),
    profile,
    addresses: addressRows.map(({ address: { customerId: _, ...address } }) => address),
    ...owned,
    prescriptions: attachments.map((file) => ({
      ...file,
      url: attachmentUrl(ctx.publicUrl, file.order_id, file.id),
    })),
    devices,
  };
}

export async function listDevices(ctx: RequestContext): Promise<{ devices: contract.Device[] }> {
  const rows = await listDeviceRows(ctx.db, requireCustomerId(ctx));
  const own = ctx.viewer.kind === 'customer' ? ctx.viewer.sessionHash : null;
  const live = rows.filter(({ expiresAt }) => expiresAt.getTime() > ctx.now());
  return {
    devices: live.map((row) => ({
      id: row.id,
      device: row.device,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
      current: own?.equals(row.tokenHash) ?? false,
    })),
  };
}

/** Somebody else's device is not found, as one that does not exist. */
export async function endDevice(
  ctx: RequestContext,
  { id }: ParsedInput<typeof contract.endDevice>['params'],
): Promise<{ message: string }> {
  const customerId = requireCustomerId(ctx);
  if (id === 'others') {
    await deleteOtherSessions(
      ctx.db,
      customerId,
      ctx.viewer.kind === 'customer' ? ctx.viewer.sessionHash : null,
    );
  } else if (!(await deleteDevice(ctx.db, customerId, id))) throw new AppError('not_found');
  return { message: messageText('device_ended', ctx.language) };
}
