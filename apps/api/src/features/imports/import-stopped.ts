import type { Stopped } from './import-options.ts';
import { reasonOf } from './rejected-batch.ts';
import type { Written } from './write-products.ts';

const BUGS = [TypeError, RangeError, ReferenceError];

/**
 * An import ended while it was writing. The message says what happened, which products are imported and what to do;
 * `isBug` tells an error of the program from a lost connection or a full disk.
 */
export class ImportStopped extends Error {
  isBug: boolean;
  constructor(cause: unknown, { created, updated, unchanged }: Written, undone: Stopped | null) {
    const where = undone
      ? ` The products of lines ${undone.fromLine} to ${undone.toLine} and later`
      : ' Later products';
    super(
      `The import stopped: ${reasonOf(cause)}. ${created} new, ${updated} changed and ${unchanged} unchanged products are imported.` +
        `${where} are not. Repeat the command when the cause is removed: it continues where it stopped.`,
      { cause },
    );
    this.isBug = BUGS.some((type) => cause instanceof type);
  }
}
