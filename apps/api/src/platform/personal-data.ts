import type { MergedRows } from '@errand/contract/console/customers/merge';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from './db/index.ts';
import type { RequestContext } from './http/index.ts';

/** A customer whose account is being deleted, with their contacts before the deletion. */
export type ErasedCustomer = {
  id: number;
  /** `customer:12`. */
  owner: string;
  email: string | null;
  phone: string | null;
  /** Keyed hashes of the contacts, which recognize the person who comes back. */
  contactHashes: string[];
  at: Date;
};

/** Keys of stored files that nothing refers to any more. They are deleted after the commit. */
export type OrphanedFiles = { privateKeys: string[]; pictureKeys: string[] };

export type ExportedCustomer = { id: number; owner: string; publicUrl: string };

/** Two accounts of one person: the rows of `from` become those of `into`. */
export type MergedCustomers = {
  from: { id: number; owner: string };
  into: { id: number; owner: string };
  at: Date;
};

/** What a feature does with the rows of a customer. */
export type PersonalData = {
  /** Removes what is personal. Amounts, goods and ratings stay for accounting. */
  erase?: (tx: Tx, customer: ErasedCustomer) => Promise<OrphanedFiles | void>;
  /** Lists the rows by section of the export. */
  export?: (q: Queryable, customer: ExportedCustomer) => Promise<Record<string, Record<string, unknown>[]>>;
  /** Merges the rows of two accounts. */
  merge?: {
    /** The rows that `move` would change, for the preview. */
    count: (q: Queryable, customers: MergedCustomers) => Promise<MergedRows[]>;
    /** Runs while the accounts are locked. */
    move: (ctx: RequestContext<'events'>, tx: Tx, customers: MergedCustomers) => Promise<void>;
  };
};

type OwnedTable = PgTable & { customerId: PgColumn };

/** Merges by moving all rows of tables. A null `kind` leaves a table out of the preview. */
export function movedRows(
  ...tables: [table: OwnedTable, kind: MergedRows['kind'] | null][]
): NonNullable<PersonalData['merge']> {
  return {
    async count(q, { from }) {
      const counted: MergedRows[] = [];
      for (const [table, kind] of tables)
        if (kind !== null)
          counted.push({ kind, moved: await q.$count(table, eq(table.customerId, from.id)), dropped: 0 });
      return counted;
    },
    async move(_ctx, tx, { from, into }) {
      for (const [table] of tables)
        await tx.update(table).set({ customerId: into.id }).where(eq(table.customerId, from.id));
    },
  };
}
