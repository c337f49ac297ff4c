import type { Catalog, ImportStore } from './catalog.ts';
import type { Pictures } from './pictures.ts';
import type { ImportedProduct, Problem, Read } from './product.ts';

/** Result of checking a file before anything is written. */
export type Check = {
  products: number;
  problems: Problem[];
  /** Lines of products that cannot be written because of their errors. */
  rejectedLines: Set<number>;
  /** Categories to create. */
  categories: { store: ImportStore; name: string }[];
};

export type CheckOptions = {
  catalog: Catalog;
  pictures: Pictures;
  /** The category of products whose category the module does not have. */
  category: string | null;
  createCategories: boolean;
};

const MAX_LEVELS = 2;

/** Reads the whole file and collects all errors. */
export async function checkProducts(reads: AsyncIterable<Read>, options: CheckOptions): Promise<Check> {
  const check: Check = { products: 0, problems: [], rejectedLines: new Set(), categories: [] };
  const lines = new Map<string, number>();
  const addOns = new Map<string, { line: number; priceMinor: number }>();
  const missing = new Set<string>();
  for await (const read of reads) {
    check.products += 1;
    if ('problems' in read) {
      check.problems.push(...read.problems);
      continue;
    }
    const { product } = read;
    const faults = [
      ...twice(product, lines),
      ...addOnFaults(product, addOns),
      ...categoryFaults(product, options, missing, check.categories),
    ];
    if (faults.length > 0) check.rejectedLines.add(product.line);
    check.problems.push(...faults, ...(await pictureFaults(product, options.pictures)));
  }
  return check;
}

function twice({ line, store, externalId }: ImportedProduct, lines: Map<string, number>): Problem[] {
  const key = `${store.id} ${externalId}`;
  const before = lines.get(key);
  if (before === undefined) lines.set(key, line);
  return before === undefined
    ? []
    : [{ line, column: 'id', text: `"${externalId}" was already on line ${before}` }];
}

function addOnFaults(
  { line, store, addOns }: ImportedProduct,
  known: Map<string, { line: number; priceMinor: number }>,
): Problem[] {
  return addOns.flatMap(({ name, priceMinor }) => {
    const key = `${store.id} ${name.en}`;
    const before = known.get(key);
    if (!before) known.set(key, { line, priceMinor });
    if (!before || before.priceMinor === priceMinor) return [];
    return [{ line, column: 'add_ons', text: `"${name.en}" has another price than on line ${before.line}` }];
  });
}

function categoryFaults(
  { line, store, category }: ImportedProduct,
  { catalog, category: otherwise, createCategories }: CheckOptions,
  missing: Set<string>,
  made: Check['categories'],
): Problem[] {
  const fault = (text: string) => [{ line, column: 'category', text }];
  if (category !== '' && catalog.category(store.module_id, category)) return [];
  if (category !== '' && createCategories) {
    if (category.split('>').length > MAX_LEVELS) return fault(`"${category}" has more than two levels`);
    const key = `${store.module_id} ${category}`;
    if (!missing.has(key)) made.push({ store, name: category });
    missing.add(key);
    return [];
  }
  if (otherwise !== null && catalog.category(store.module_id, otherwise)) return [];
  if (category === '') return fault('is empty: --category names one for such rows');
  return fault(`there is no category "${category}" in this module: --create-categories makes it`);
}

async function pictureFaults({ line, pictures }: ImportedProduct, known: Pictures): Promise<Problem[]> {
  const faults: Problem[] = [];
  for (const source of pictures) {
    const problem = await known.findProblem(source);
    if (problem) faults.push({ line, column: 'pictures', text: `${source} ${problem}` });
  }
  return faults;
}
