import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { shortened } from './cells/shortened.ts';
import { fault } from './faults/fault.ts';
import type { ImportedProduct, Problem } from './product.ts';

/** The database rejected products of a batch, so none of the batch was written. */
export class RejectedBatch extends Error {
  problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems[0]?.text);
    this.problems = problems;
  }
}

/** Rolls back a trial. */
class Undo extends Error {}

/** Classes of SQLSTATE about the data of a statement: its values, constraints and limits. */
const DATA_CLASSES = ['22', '23', '54'];

/**
 * Converts an error of a batch to RejectedBatch with a problem for each rejected product, which it finds by writing them
 * one by one and undoing each. Errors that are not about data, such as a lost connection, are returned as they are.
 */
export async function rejectedBatch<T extends { product: ImportedProduct }>(
  error: unknown,
  batch: T[],
  db: Deps['db'],
  write: (tx: Tx, some: T[]) => Promise<void>,
): Promise<unknown> {
  if (!isAboutData(error)) return error;
  const problems: Problem[] = [];
  for (const one of batch) {
    const rejection = await trial(db, (tx) => write(tx, [one]));
    if (!rejection) continue;
    const found = fault('database', { reason: reasonOf(rejection) });
    problems.push({ line: one.product.line, column: null, ...found });
  }
  return problems.length > 0 ? new RejectedBatch(problems) : error;
}

/** Writes a product in a transaction that is rolled back, and returns the error; null if there is none. */
async function trial(db: Deps['db'], write: (tx: Tx) => Promise<void>): Promise<unknown> {
  try {
    await db.transaction(async (tx) => {
      await write(tx);
      throw new Undo();
    });
    return null;
  } catch (error) {
    if (error instanceof Undo) return null;
    if (!isAboutData(error)) throw error;
    return error;
  }
}

function isAboutData(error: unknown): boolean {
  const source = sourceOf(error);
  return source instanceof pg.DatabaseError && DATA_CLASSES.includes((source.code ?? '').slice(0, 2));
}

/** The cause of an error without a final period, and without the statement, whose values may be many kilobytes. */
export function reasonOf(error: unknown): string {
  const source = sourceOf(error);
  const text = source instanceof Error ? source.message : String(source);
  return shortened(text.replace(/\.$/, ''), 200);
}

function sourceOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}
