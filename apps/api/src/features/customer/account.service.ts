import type { ResponseOf } from '@errand/contract';
import type * as contract from '@errand/contract/customer';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  AppError,
  isReadOnly,
  type RequestContext,
  requireCustomerId,
  type Viewer,
} from '../../platform/http/index.ts';
import type { OrphanedFiles } from '../../platform/personal-data.ts';
import { textOf } from '../../platform/texts/index.ts';
import { contactHashes, customerAccounts } from '../auth/accounts/index.ts';
import { type CodeDeps, contactCodes, freshSession, sendNotice } from '../auth/index.ts';
import { publishCatalogChanged } from '../catalog/writes/index.ts';
import { exportDocuments } from '../documents/index.ts';
import { ownOrders } from '../orders/index.ts';
import { listAddressRows } from './customer.queries.ts';
import { getCustomerInfo } from './customer.service.ts';
import { listDevices } from './devices.service.ts';
import { erasePersonalData, exportPersonalData, lockWholeAccount } from './personal-data.ts';
import { deletePicture } from './picture.ts';

/**
 * Deletes the account. Throws `orders_running` while an order is in progress, since its courier needs the address, and
 * `trips_running` while a vehicle is rented or reserved. Throws `confirm_identity` without a recent sign-in. The owner is
 * notified at the address that the account had.
 */
export async function removeAccount(
  ctx: RequestContext<'events' | 'files' | 'pool'> & CodeDeps,
): Promise<{ message: string }> {
  const id = requireCustomerId(ctx);
  await freshSession.require(ctx);
  const orphaned = await ctx.db.transaction((tx) => eraseAccount(ctx, tx, id));
  await deleteOrphanedFiles(ctx, orphaned);
  return { message: textOf('messages.account_removed', ctx.language) };
}

type Orphaned = OrphanedFiles & { picture: string | null };

/** Deletes an account within a transaction, and returns what is to be deleted once it has committed. */
export async function eraseAccount(
  ctx: RequestContext<'events' | 'pool'> & CodeDeps,
  tx: Tx,
  id: number,
): Promise<Orphaned> {
  const owner = `customer:${id}`;
  const customer = await lockWholeAccount(tx, id);
  if (!customer) throw new AppError('unauthenticated');
  const running = await ownOrders.findRunning(tx, owner);
  if (running) throw new AppError(running === 'trip' ? 'trips_running' : 'orders_running');
  const { email, phone } = customer;
  await contactCodes.discardTo(
    ctx,
    tx,
    [email, phone].filter((contact) => contact !== null),
  );
  const hashes = await contactHashes(ctx, { email, phone });
  const erased = { id, owner, email, phone, contactHashes: hashes, at: new Date(ctx.now()) };
  const orphaned = await erasePersonalData(tx, erased);
  await sendNotice(ctx, tx, customer, 'deleted');
  await publishCatalogChanged(ctx, tx);
  return { picture: customer.picture, ...orphaned };
}

export async function deleteOrphanedFiles(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { picture, privateKeys, pictureKeys }: Orphaned,
): Promise<void> {
  for (const key of privateKeys) await files.dropPrivate(key);
  for (const key of pictureKeys) await files.drop(db, key);
  await deletePicture(files, db, picture);
}

/** Everything stored about the customer. Password and token hashes are not personal data. */
export async function exportAccount(
  ctx: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
): Promise<ResponseOf<typeof contract.exportAccount>> {
  const id = requireCustomerId(ctx);
  // Staff export by an endpoint with its own permission.
  if (isReadOnly(ctx.viewer)) throw new AppError('read_only');
  return exportDataOf(ctx, id);
}

/** Exports a customer's data, also for a staff member, whose call has no customer. */
export async function exportDataOf(
  caller: RequestContext<'db' | 'now' | 'pool' | 'settings'>,
  id: number,
): Promise<ResponseOf<typeof contract.exportAccount>> {
  const ctx = { ...caller, viewer: viewerOf(caller.viewer, id) };
  const customer = { id, owner: `customer:${id}`, publicUrl: ctx.publicUrl };
  const [profile, stored, addressRows, sections, documents, { devices }] = await Promise.all([
    getCustomerInfo(ctx),
    customerAccounts.find(ctx.db, id),
    listAddressRows(ctx.db, id),
    exportPersonalData(ctx.db, customer),
    exportDocuments(ctx, customer.owner),
    listDevices(ctx),
  ]);
  return {
    exported_at: new Date(ctx.now()).toISOString(),
    profile,
    language: stored?.language ?? null,
    addresses: addressRows.map(({ address: { customerId: _, ...address } }) => address),
    ...sections,
    documents,
    devices,
  };
}

/** The customer as the viewer, for reads that require one. A staff member's read has no session of the customer. */
function viewerOf(viewer: Viewer, customerId: number): Viewer {
  if (viewer.kind === 'customer') return viewer;
  return { kind: 'customer', customerId, sessionHash: Buffer.alloc(0), isReadOnly: true };
}
