import type { MergedRows } from '@errand/contract/console/customers/merge';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { deleteResponsesOf, moveResponses, type RequestContext } from '../../platform/http/index.ts';
import { demoInbox } from '../../platform/messages/index.ts';
import { deliveryLog, unreachableList } from '../../platform/messages/reach/index.ts';
import type {
  ErasedCustomer,
  ExportedCustomer,
  MergedCustomers,
  OrphanedFiles,
  PersonalData,
} from '../../platform/personal-data.ts';
import * as auth from '../auth/accounts/index.ts';
import * as cart from '../cart/index.ts';
import * as chat from '../chat/index.ts';
import * as deliveries from '../deliveries/index.ts';
import * as ledger from '../ledger/index.ts';
import * as messaging from '../messaging/index.ts';
import * as newsletter from '../newsletter/index.ts';
import * as notifications from '../notifications/index.ts';
import * as orders from '../orders/index.ts';
import * as parcel from '../parcel/index.ts';
import * as payments from '../payments/index.ts';
import * as payouts from '../payouts/index.ts';
import * as promotions from '../promotions/index.ts';
import * as refunds from '../refunds/index.ts';
import * as rental from '../rental/index.ts';
import * as reports from '../reports/index.ts';
import * as reviews from '../reviews/index.ts';
import * as wallet from '../wallet/index.ts';
import * as wishlist from '../wishlist/index.ts';
import { personalData as addresses } from './personal-data.queries.ts';

/** Messages to the contacts of the account and of its orders, which must be read before they are erased. */
const messages = {
  async erase(tx, { email, phone, owner }) {
    const own = [email, phone].filter((contact) => contact !== null);
    const contacts = [...own, ...(await orders.ownOrders.listContacts(tx, owner))];
    await demoInbox.deleteOf(tx, owner, contacts);
    await deliveryLog.deleteTo(tx, contacts);
    await unreachableList.delete(tx, contacts);
  },
  /** What became of messages to contacts that are verified alone: others may belong to somebody else. */
  async export(q, { id }) {
    const customer = await auth.customerAccounts.find(q, id);
    const contacts = [
      customer?.emailVerified ? customer.email : null,
      customer?.phoneVerified ? customer.phone : null,
    ].filter((contact) => contact !== null && contact !== undefined);
    const sent = await deliveryLog.listTo(q, contacts);
    return {
      message_deliveries: sent.map(({ channel, contact, sentAt, state, reason, reportedAt }) => ({
        channel,
        contact,
        sent_at: sentAt,
        state,
        reason,
        reported_at: reportedAt,
      })),
    };
  },
} satisfies PersonalData;

/** Responses that are stored for a repetition of the request. */
const responses: PersonalData = {
  erase: (tx, { owner }) => deleteResponsesOf(tx, owner),
  merge: {
    count: async () => [],
    move: (_ctx, tx, { from, into }) => moveResponses(tx, from.owner, into.owner),
  },
};

/**
 * Every owner of rows of a customer. They lock in this order, like the placing of an order: orders, carts, wallet, and
 * last the items of wishes.
 */
const OWNERS: PersonalData[] = [
  messages,
  orders.personalData,
  promotions.personalData,
  payments.personalData,
  auth.personalData,
  addresses,
  chat.personalData,
  cart.personalData,
  rental.personalData,
  reviews.personalData,
  notifications.personalData,
  messaging.personalData,
  responses,
  newsletter.personalData,
  deliveries.personalData,
  parcel.personalData,
  refunds.personalData,
  reports.personalData,
  wallet.personalData,
  payouts.personalData,
  ledger.personalData,
  wishlist.personalData,
];

/** Removes the personal data of a customer from every feature, one after the other in the same transaction. */
export async function erasePersonalData(tx: Tx, customer: ErasedCustomer): Promise<OrphanedFiles> {
  const orphaned: OrphanedFiles = { privateKeys: [], pictureKeys: [] };
  for (const { erase } of OWNERS) {
    const files = await erase?.(tx, customer);
    orphaned.privateKeys.push(...(files?.privateKeys ?? []));
    orphaned.pictureKeys.push(...(files?.pictureKeys ?? []));
  }
  return orphaned;
}

/** The rows of every feature by section, besides profile, addresses and devices. The compiler tells a missing section. */
export async function exportPersonalData(q: Queryable, customer: ExportedCustomer) {
  return {
    ...(await auth.personalData.export(q, customer)),
    ...(await messages.export(q, customer)),
    ...(await chat.personalData.export(q, customer)),
    ...(await ledger.personalData.export(q, customer)),
    ...(await messaging.personalData.export(q, customer)),
    ...(await newsletter.personalData.export(q, customer)),
    ...(await notifications.personalData.export(q, customer)),
    ...(await orders.personalData.export(q, customer)),
    ...(await parcel.personalData.export(q, customer)),
    ...(await payments.personalData.export(q, customer)),
    ...(await refunds.personalData.export(q, customer)),
    ...(await rental.personalData.export(q, customer)),
    ...(await reports.personalData.export(q, customer)),
    ...(await reviews.personalData.export(q, customer)),
    ...(await wishlist.personalData.export(q, customer)),
  };
}

/** What a merge would move and drop, by kind; kinds without rows are left out. */
export async function countMerge(q: Queryable, customers: MergedCustomers): Promise<MergedRows[]> {
  const sums = new Map<MergedRows['kind'], MergedRows>();
  for (const { merge } of OWNERS) {
    for (const { kind, moved, dropped } of (await merge?.count(q, customers)) ?? []) {
      const sum = sums.get(kind) ?? { kind, moved: 0, dropped: 0 };
      sums.set(kind, { kind, moved: sum.moved + moved, dropped: sum.dropped + dropped });
    }
  }
  return [...sums.values()].filter(({ moved, dropped }) => moved + dropped > 0);
}

/** Moves the rows of every feature, one after the other in the same transaction. Lock the accounts first. */
export async function moveRows(
  ctx: RequestContext<'events'>,
  tx: Tx,
  customers: MergedCustomers,
): Promise<void> {
  for (const { merge } of OWNERS) await merge?.move(ctx, tx, customers);
}

/**
 * Locks an account for its deletion or merge. Its orders and fundings are locked first, because deliveries and
 * decisions about fundings lock them before the account. Merges lock the accounts in ascending order of id. Null for an
 * unknown id.
 */
export async function lockWholeAccount(tx: Tx, id: number, others: number[] = []) {
  await orders.ownOrders.lock(tx, `customer:${id}`);
  await wallet.wallets.lockFundings(tx, id);
  for (const other of [id, ...others].toSorted((a, b) => a - b)) await auth.customerAccounts.lock(tx, other);
  return auth.customerAccounts.find(tx, id);
}
