import type { Stopped } from './import-options.ts';
import { reasonOf } from './rejected-batch.ts';
import type { Written } from './write-products.ts';

const BUGS = [TypeError, RangeError, ReferenceError];

/**
 * Thrown when an import ends by an error that is not about the file. The message says what happened, which products are
 * imported and what to do. `isBug` distinguishes errors of the program from a lost connection or a full disk.
 */
export class ImportStopped extends Error {
  isBug: boolean;
  /** What happened, without a final period. */
  reason: string;
  constructor(cause: unknown, written: Written, undone: Stopped | null) {
    super(
      `The import stopped: ${reasonOf(cause)}. ${describe(written, undone)} Repeat the command when the cause is removed: it continues where it stopped.`,
      { cause },
    );
    this.reason = reasonOf(cause);
    this.isBug = BUGS.some((type) => cause instanceof type);
  }
}

function describe({ created, updated, unchanged }: Written, undone: Stopped | null): string {
  if (created + updated + unchanged === 0) return 'No product was imported or changed.';
  const others = undone
    ? `The products of lines ${undone.fromLine} to ${undone.toLine} and later`
    : 'Later products, if any,';
  return `${created} new, ${updated} changed and ${unchanged} unchanged products are imported. ${others} are not.`;
}
