import { ITEM_FIELDS, ITEM_LIMITS, itemColumnsOf, mapItemFields, priceFault } from '@errand/domain/catalog';
import type { FaultCode } from '../../platform/texts/index.ts';
import type { Catalog } from './catalog.ts';
import { type Amounts, type Cells, createCells } from './cells/cells.ts';
import { readAddOns, readGroups, readOptions, readVariations } from './cells/choice-cells.ts';
import { columnsInLanguages } from './cells/language-columns.ts';
import { shortened } from './cells/shortened.ts';
import { checkVariations, totalStock } from './cells/variations.ts';
import { fault } from './faults/fault.ts';
import type { ImportedProduct, Problem, Read, Row } from './product.ts';
import { type GivenStore, readStore } from './read-store.ts';
import { itemSlug } from './slugs.ts';

const TRANSLATED = ['name', 'description', 'groups', 'options', 'add_ons'];
/** The columns of the native format, explained in docs/import.md. */
const COLUMNS = new Set([
  ...Object.keys(ITEM_FIELDS),
  ...TRANSLATED.flatMap(columnsInLanguages),
  ...'id store category slug price discount stock max_quantity pictures active available brand condition variations tax_class'.split(
    ' ',
  ),
]);
const NEEDED = ['id', 'name', 'category', 'price'];

/** Input of the format readers. */
export type Reading = GivenStore & {
  amounts: Amounts;
  /** Whether the column of the tax class is read: the office sets it, and others leave it as it is. */
  setsTaxes: boolean;
};

export function isOwnFormat(columns: string[]): boolean {
  return columns.includes('id') && columns.includes('name');
}

/** Checks the header. Unknown columns are errors, because a misspelled column would be ignored silently. */
export function headerProblems(columns: string[], { store }: Pick<Reading, 'store'>): Problem[] {
  const unknown = columns.filter((name) => name !== '' && !COLUMNS.has(name));
  const unnamed = columns.flatMap((name, index) => (name === '' ? [index + 1] : []));
  const needed = store === null ? [...NEEDED, 'store'] : NEEDED;
  const missing = needed.filter((name) => !columns.includes(name));
  return [
    ...unknown.map((column) => headerProblem(column, 'column_unknown')),
    ...unnamed.map((place) => headerProblem(`column ${place}`, 'column_unnamed')),
    ...missing.map((column) => headerProblem(column, 'column_missing')),
  ];
}

export function headerProblem(column: string, code: FaultCode): Problem {
  return { line: 1, column: shortened(column), ...fault(code) };
}

/** One row is one product. */
export async function* readOwn(
  rows: AsyncIterable<Row | { problems: Problem[] }>,
  reading: Reading,
): AsyncGenerator<Read> {
  for await (const row of rows) yield 'problems' in row ? row : productOf(row, reading);
}

function productOf(row: Row, reading: Reading): Read {
  const { catalog, amounts } = reading;
  const cells = createCells(row, amounts);
  const store = readStore(cells, reading, 'empty');
  const isFood = store?.module_type === 'food';

  const externalId = cells.required('id');
  const name = cells.translated('name', true);
  const category = cells.required('category');
  if (store) forbidOther(cells, isFood);
  const foodGroups = isFood ? readGroups(cells) : [];
  const choices = isFood ? [] : readOptions(cells);
  const variations = isFood ? [] : readVariations(cells, choices);
  checkVariations(cells, 'variations', variations);
  if (choices.length > 0 && cells.raw('variations') === '')
    cells.wrong('variations', fault('variations_empty'));
  const price = cells.text('price') === '' && variations.length > 0 ? null : cells.required('price');
  const priceMinor = price ? cells.money('price') : (variations[0]?.priceMinor ?? null);
  const discount = cells.discount('discount');
  checkPrices(
    cells,
    { price: 'price', discount: 'discount' },
    { priceMinor, ...discount, foodGroups, variations },
  );
  const brand = named('brand', catalog.brand);
  const condition = named('condition', catalog.condition);

  function named(column: 'brand' | 'condition', find: Catalog['brand']): string | null {
    const text = cells.text(column);
    if (text === '' || !store) return null;
    const found = find(store.module_id, text);
    if (!found) cells.wrong(column, fault(`${column}_unknown`, { value: shortened(text) }));
    return found?.slug ?? null;
  }

  function taxClass(): number | null | undefined {
    if (!reading.setsTaxes || row.cells['tax_class'] === undefined) return undefined;
    const text = cells.text('tax_class');
    if (text === '') return null;
    const found = catalog.taxClass(text);
    if (!found) cells.wrong('tax_class', fault('tax_class_unknown', { value: shortened(text) }));
    return found?.id ?? null;
  }

  const { problems } = cells;
  const slug = itemSlug(cells.text('slug') || name.en, externalId);
  if (cells.text('slug') !== '' && slug !== cells.text('slug'))
    cells.wrong('slug', fault('slug_form', { value: shortened(cells.text('slug')), slug }));
  const read = {
    line: row.line,
    externalId,
    category,
    slug,
    name,
    description: cells.translated('description'),
    ...discount,
    foodGroups,
    choices,
    variations,
    addOns: readAddOns(cells),
    stock: isFood || cells.isUnlimited('stock') ? null : totalStock(variations, cells.whole('stock')),
    maximumCartQuantity: cells.whole('max_quantity', undefined, { least: 1, most: ITEM_LIMITS.cartQuantity }),
    pictures: cells.list('pictures'),
    active: cells.flag('active', true),
    ...itemColumnsOf(
      mapItemFields({ flag: (column) => cells.flag(column, false), words: cells.list, text: cells.text }),
    ),
    ...cells.hours('available'),
    brand,
    condition,
    taxClassId: taxClass(),
  };
  if (problems.length > 0 || !store || priceMinor === null) return { problems };
  return { product: { ...read, store, priceMinor } };
}

type Prices = Pick<ImportedProduct, 'discount' | 'discountType' | 'foodGroups' | 'variations'>;

/** Reports prices that the form of an item refuses, in the columns of the format. */
export function checkPrices(
  cells: Cells,
  columns: { price: string; discount: string },
  { priceMinor, foodGroups, ...prices }: Prices & { priceMinor: number | null },
): void {
  if (priceMinor === null) return;
  const hasPricedOption = foodGroups.some(({ values }) => values.some(({ optionMajor }) => optionMajor > 0));
  const found = priceFault({ priceMinor, hasPricedOption, ...prices });
  // A price that could not be read counts as 0 and has its own error.
  if (found === 'price_free' && cells.problems.length === 0)
    cells.wrong(prices.variations.length > 0 ? 'variations' : columns.price, fault('price_free'));
  if (found === 'discount_high') cells.wrong(columns.discount, fault('discount_more'));
}

/**
 * Food uses choice groups, other items options with variations and stock. The columns of the other kind are
 * errors.
 */
function forbidOther(cells: Cells, isFood: boolean): void {
  const columns = isFood
    ? [...columnsInLanguages('options'), 'variations', 'stock']
    : columnsInLanguages('groups');
  for (const column of columns) {
    if (cells.text(column) === '') continue;
    cells.wrong(column, fault(isFood ? 'food_groups' : 'only_food'));
  }
}
