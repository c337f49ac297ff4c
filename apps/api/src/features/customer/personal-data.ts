import type { Queryable, Tx } from '../../platform/db/index.ts';
import { deleteResponsesOf } from '../../platform/http/index.ts';
import { deleteMessagesOf } from '../../platform/messages/index.ts';
import type {
  EraseCustomer,
  ErasedCustomer,
  ExportedCustomer,
  OrphanedFiles,
} from '../../platform/personal-data.ts';
import * as auth from '../auth/index.ts';
import * as cart from '../cart/index.ts';
import * as chat from '../chat/index.ts';
import * as content from '../content/index.ts';
import * as deliveries from '../deliveries/index.ts';
import * as ledger from '../ledger/index.ts';
import * as notifications from '../notifications/index.ts';
import * as orders from '../orders/index.ts';
import * as parcel from '../parcel/index.ts';
import * as payments from '../payments/index.ts';
import * as refunds from '../refunds/index.ts';
import * as rental from '../rental/index.ts';
import * as reports from '../reports/index.ts';
import * as reviews from '../reviews/index.ts';
import * as wallet from '../wallet/index.ts';
import * as wishlist from '../wishlist/index.ts';
import { eraseCustomer as eraseAddresses } from './personal-data.queries.ts';

/** The erasures of all features. The wishlist is last, because it locks items, which orders lock last too. */
export const ERASURES: EraseCustomer[] = [
  auth.eraseCustomer,
  eraseAddresses,
  chat.eraseCustomer,
  cart.eraseCustomer,
  rental.eraseCustomer,
  content.eraseCustomer,
  (tx, { owner }) => deleteResponsesOf(tx, owner),
  async (tx, customer) => deleteMessagesOf(tx, customer.owner, await listContacts(tx, customer)),
  reviews.eraseCustomer,
  notifications.eraseCustomer,
  orders.eraseCustomer,
  deliveries.eraseCustomer,
  parcel.eraseCustomer,
  refunds.eraseCustomer,
  reports.eraseCustomer,
  payments.eraseCustomer,
  wallet.eraseCustomer,
  wishlist.eraseCustomer,
];

/** The contacts of the account and of the people in its orders. Must be read before they are erased. */
async function listContacts(tx: Tx, { email, phone, owner }: ErasedCustomer): Promise<string[]> {
  const own = [email, phone].filter((contact) => contact !== null);
  return [...own, ...(await orders.listOwnContacts(tx, owner))];
}

/** Removes the personal data of a customer from every feature, one after the other in the same transaction. */
export async function erasePersonalData(tx: Tx, customer: ErasedCustomer): Promise<OrphanedFiles> {
  const orphaned: OrphanedFiles = { privateKeys: [], pictureKeys: [] };
  for (const erase of ERASURES) {
    const files = await erase(tx, customer);
    orphaned.privateKeys.push(...(files?.privateKeys ?? []));
    orphaned.pictureKeys.push(...(files?.pictureKeys ?? []));
  }
  return orphaned;
}

/** The rows of every feature by section, besides profile, addresses and devices. */
export async function exportPersonalData(q: Queryable, customer: ExportedCustomer) {
  const [
    ofAuth,
    ofChat,
    ofLedger,
    ofNotifications,
    ofOrders,
    ofParcels,
    ofPayments,
    ofRefunds,
    ofRental,
    ofReports,
    ofReviews,
    wishes,
  ] = await Promise.all([
    auth.exportCustomer(q, customer),
    chat.exportCustomer(q, customer),
    ledger.exportCustomer(q, customer),
    notifications.exportCustomer(q, customer),
    orders.exportCustomer(q, customer),
    parcel.exportCustomer(q, customer),
    payments.exportCustomer(q, customer),
    refunds.exportCustomer(q, customer),
    rental.exportCustomer(q, customer),
    reports.exportCustomer(q, customer),
    reviews.exportCustomer(q, customer),
    wishlist.exportCustomer(q, customer),
  ]);
  return {
    ...ofAuth,
    ...ofChat,
    ...ofLedger,
    ...ofNotifications,
    ...ofOrders,
    ...ofParcels,
    ...ofPayments,
    ...ofRefunds,
    ...ofRental,
    ...ofReports,
    ...ofReviews,
    ...wishes,
  };
}
