import type { ImportedProduct, Problem } from '../product.ts';
import type { KnownItem } from '../write-products.queries.ts';
import { PictureError, pictureFault } from './fetch-picture.ts';
import type { Pictures } from './pictures.ts';

/** The pictures of a product after loading. */
export type ProductPictures = {
  /** File keys by source. */
  keys: Record<string, string>;
  /** File keys of the item in their order. */
  shown: string[];
  /** Whether the item shows all pictures of the file, so that the next import need not load any. */
  isComplete: boolean;
  problems: Problem[];
};

/**
 * Stores the pictures of a product. A failed picture is reported, and the product is written without it. An import
 * without pictures keeps the pictures of existing items.
 */
export async function loadProductPictures(
  { line, pictures: sources }: ImportedProduct,
  known: KnownItem | null,
  pictures: Pictures,
): Promise<ProductPictures> {
  const problems: Problem[] = [];
  const keys: Record<string, string> = {};
  async function load(source: string): Promise<void> {
    // Addresses keep their earlier file; files may have been replaced.
    const before = source.includes('://') ? known?.pictures?.[source] : undefined;
    if (before === undefined && pictures.isLeftOut) return;
    try {
      keys[source] = before ?? (await pictures.store(source));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      problems.push({ line, column: 'pictures', ...pictureFault(source, error.fault) });
    }
  }
  await Promise.all(sources.map(load));
  const loaded = sources.flatMap((source) => keys[source] ?? []);
  const shown = pictures.isLeftOut && known ? known.item_pictures : loaded;
  const isComplete = loaded.length === sources.length && shown.join() === loaded.join();
  return { keys: pictures.isLeftOut ? { ...known?.pictures, ...keys } : keys, shown, isComplete, problems };
}

/** The fingerprint to record: a failed picture leaves none, so that the next import retries. */
export function fingerprintToRecord(fingerprint: string, { isComplete, problems }: ProductPictures): string {
  if (isComplete) return fingerprint;
  return problems.length > 0 ? '' : withoutPictures(fingerprint);
}

/** Whether an earlier import recorded the fingerprint. For an import without pictures, one without them suffices. */
export function isRecorded(fingerprint: string, known: KnownItem | null, { isLeftOut }: Pictures): boolean {
  if (known?.fingerprint === fingerprint) return true;
  return isLeftOut && known?.fingerprint === withoutPictures(fingerprint);
}

function withoutPictures(fingerprint: string): string {
  return `-${fingerprint}`;
}
