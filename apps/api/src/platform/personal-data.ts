import type { MergedRows } from '@errand/contract/console/customers/merge';
import type { Queryable, Tx } from './db/index.ts';
import type { RequestContext } from './http/index.ts';

/** A customer whose account is being deleted, with their contacts before the deletion. */
export type ErasedCustomer = {
  id: number;
  /** `customer:12`. */
  owner: string;
  email: string | null;
  phone: string | null;
  at: Date;
};

/** Keys of stored files that nothing refers to any more. They are deleted after the commit. */
export type OrphanedFiles = { privateKeys: string[]; pictureKeys: string[] };

/** Removes a feature's personal data of a customer. Amounts, goods and ratings stay for accounting. */
export type EraseCustomer = (tx: Tx, customer: ErasedCustomer) => Promise<OrphanedFiles | void>;

export type ExportedCustomer = { id: number; owner: string; publicUrl: string };

/** Two accounts of one person: the rows of `from` become those of `into`. */
export type MergedCustomers = {
  from: { id: number; owner: string };
  into: { id: number; owner: string };
  at: Date;
};

/** How a feature merges its rows of two accounts. */
export type MergeCustomer = {
  /** The rows that `move` would change, for the preview. */
  count: (q: Queryable, customers: MergedCustomers) => Promise<MergedRows[]>;
  /** Runs while the accounts are locked. */
  move: (ctx: RequestContext<'events'>, tx: Tx, customers: MergedCustomers) => Promise<void>;
};
