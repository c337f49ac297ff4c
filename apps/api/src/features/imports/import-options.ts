import type { Deps } from '../../platform/deps.ts';
import type { PictureOptions } from './pictures/pictures.ts';

export type ImportOptions = {
  file: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** The store (slug or number) of rows that name none. */
  store?: string | null;
  /** Rejects rows of other stores than `store`. */
  isOnlyStore?: boolean;
  /** The category of rows whose category the module does not have. */
  category?: string | null;
  createCategories?: boolean;
  /** Whether the file sets tax classes; by default it does. */
  setsTaxes?: boolean;
  /** Writes the valid products of a file that has errors. */
  skipErrors?: boolean;
  pictures?: Partial<PictureOptions>;
  /** Progress from 0 to 1, first of checking, then of writing. */
  onProgress?: (what: 'check' | 'write', share: number) => void;
};

export type ImportDeps = Pick<
  Deps,
  'connectSession' | 'db' | 'events' | 'files' | 'log' | 'now' | 'pool' | 'settings'
>;

/** Lines of a batch that was undone; the products before it were written, those after it were not. */
export type Stopped = { fromLine: number; toLine: number };
