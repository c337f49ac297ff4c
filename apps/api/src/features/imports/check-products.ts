import type { Catalog } from './catalog.ts';
import { type MissingCategory, missingKey } from './categories/create-categories.ts';
import { resolveCategory } from './categories/resolve-category.ts';
import { shortened } from './cells/shortened.ts';
import { type Fault, fault } from './faults/fault.ts';
import { pictureFault } from './pictures/fetch-picture.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { ImportedProduct, Problem, Read } from './product.ts';

/** Result of checking a file before anything is written. */
export type Check = {
  products: number;
  problems: Problem[];
  /** Lines of products that cannot be written because of their errors. */
  rejectedLines: Set<number>;
  /** Categories to create. */
  missing: MissingCategory[];
};

export type CheckOptions = {
  catalog: Catalog;
  pictures: Pictures;
  /** The category of products whose category the module does not have. */
  category: string | null;
  createCategories: boolean;
};

/** Products whose pictures are checked while further rows are read. */
const PICTURES_AHEAD = 32;

/** Reads the whole file and collects all errors. */
export async function checkProducts(reads: AsyncIterable<Read>, options: CheckOptions): Promise<Check> {
  const check: Check = { products: 0, problems: [], rejectedLines: new Set(), missing: [] };
  const lines = new Map<string, number>();
  const addOns = new Map<string, { line: number; priceMinor: number }>();
  const missing = new Map<string, MissingCategory>();
  const pictures: Promise<Problem[]>[] = [];
  for await (const read of reads) {
    check.products += 1;
    if ('problems' in read) {
      check.problems.push(...read.problems);
      continue;
    }
    const { product } = read;
    const category = checkCategory(product, options);
    const faults = [...repeatedId(product, lines), ...addOnFaults(product, addOns), ...category.faults];
    if (faults.length > 0) check.rejectedLines.add(product.line);
    else if (category.missing) missing.set(missingKey(category.missing), category.missing);
    check.problems.push(...faults);
    pictures.push(pictureFaults(product, options.pictures));
    if (pictures.length >= PICTURES_AHEAD)
      check.problems.push(...(await Promise.all(pictures.splice(0))).flat());
  }
  check.problems.push(...(await Promise.all(pictures)).flat());
  return { ...check, missing: [...missing.values()] };
}

function repeatedId({ line, store, externalId }: ImportedProduct, lines: Map<string, number>): Problem[] {
  const key = `${store.id} ${externalId}`;
  const before = lines.get(key);
  if (before === undefined) lines.set(key, line);
  return before === undefined
    ? []
    : [{ line, column: 'id', ...fault('id_repeated', { value: shortened(externalId), line: before }) }];
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
    return [
      {
        line,
        column: 'add_ons',
        ...fault('add_on_price', { value: shortened(name.en), line: before.line }),
      },
    ];
  });
}

function checkCategory(
  product: ImportedProduct,
  { catalog, category: otherwise, createCategories }: CheckOptions,
): { faults: Problem[]; missing: MissingCategory | null } {
  const { line, store, category } = product;
  const rejected = (found: Fault) => ({ faults: [{ line, column: 'category', ...found }], missing: null });
  const willCreate = createCategories && category !== '';
  const resolved = resolveCategory(product, catalog, willCreate ? null : otherwise);
  if ('fault' in resolved) return rejected(resolved.fault);
  if ('category' in resolved) return { faults: [], missing: null };
  if (willCreate) return { faults: [], missing: { moduleId: store.module_id, path: resolved.missing } };
  return rejected(fault('category_missing', { value: shortened(category) }));
}

async function pictureFaults({ line, pictures }: ImportedProduct, known: Pictures): Promise<Problem[]> {
  const problems = await Promise.all(pictures.map((source) => known.findProblem(source)));
  return problems.flatMap((problem, index) =>
    problem ? [{ line, column: 'pictures', ...pictureFault(pictures[index] ?? '', problem) }] : [],
  );
}
