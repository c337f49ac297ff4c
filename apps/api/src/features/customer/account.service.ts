import { messageText, type ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import { AppError, type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { discardCodesTo, lockCustomer, requireFreshSession, sendNotice } from '../auth/index.ts';
import { publishCatalogChanged } from '../catalog/index.ts';
import { findRunning } from '../orders/index.ts';
import { listAddressRows } from './customer.queries.ts';
import { getCustomerInfo } from './customer.service.ts';
import { listDevices } from './devices.service.ts';
import { erasePersonalData, exportPersonalData } from './personal-data.ts';
import { deletePicture } from './picture.ts';

/**
 * Deletes the account. Throws `orders_running` while an order is in progress, since its courier needs the address, and
 * `trips_running` while a vehicle is rented or reserved. Throws `confirm_identity` without a recent sign-in. The owner is
 * told at the address that the account had.
 */
export async function removeAccount(
  ctx: RequestContext<'db' | 'events' | 'files' | 'identity' | 'jobs' | 'log' | 'messages' | 'now'>,
): Promise<{ message: string }> {
  const id = requireCustomerId(ctx);
  await requireFreshSession(ctx);
  const owner = `customer:${id}`;
  const { picture, privateKeys, pictureKeys } = await ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer) throw new AppError('unauthenticated');
    const running = await findRunning(tx, owner);
    if (running) throw new AppError(running === 'trip' ? 'trips_running' : 'orders_running');
    const { email, phone } = customer;
    await discardCodesTo(
      ctx,
      tx,
      [email, phone].filter((contact) => contact !== null),
    );
    const orphaned = await erasePersonalData(tx, { id, owner, email, phone, at: new Date(ctx.now()) });
    await sendNotice(ctx, tx, customer, 'deleted');
    await publishCatalogChanged(ctx, tx);
    return { picture: customer.picture, ...orphaned };
  });
  for (const key of privateKeys) await ctx.files.dropPrivate(key);
  for (const key of pictureKeys) await ctx.files.drop(ctx.db, key);
  await deletePicture(ctx.files, ctx.db, picture);
  return { message: messageText('account_removed', ctx.language) };
}

/** Everything stored about the customer. Password and token hashes are not personal data. */
export async function exportAccount(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now' | 'pool'>,
): Promise<ResponseOf<typeof contract.exportAccount>> {
  const id = requireCustomerId(ctx);
  const customer = { id, owner: `customer:${id}`, publicUrl: ctx.publicUrl };
  const [profile, addressRows, sections, { devices }] = await Promise.all([
    getCustomerInfo(ctx),
    listAddressRows(ctx.db, id),
    exportPersonalData(ctx.db, customer),
    listDevices(ctx),
  ]);
  return {
    exported_at: new Date(ctx.now()).toISOString(),
    profile,
    addresses: addressRows.map(({ address: { customerId: _, ...address } }) => address),
    ...sections,
    devices,
  };
}
