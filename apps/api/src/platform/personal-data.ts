import type { Tx } from './db/index.ts';

/** A customer whose account is being deleted, with the contacts as they were before. */
export type ErasedCustomer = {
  id: number;
  /** `customer:12`. */
  owner: string;
  email: string | null;
  phone: string | null;
  at: Date;
};

/** Keys of stored files that nothing refers to any more; deleted once the transaction has committed. */
export type OrphanedFiles = { privateKeys: string[]; pictureKeys: string[] };

/** Removes a feature's personal data of a customer. Amounts, goods and ratings stay for the books. */
export type EraseCustomer = (tx: Tx, customer: ErasedCustomer) => Promise<OrphanedFiles | void>;

export type ExportedCustomer = { id: number; owner: string; publicUrl: string };
