import { emptyItemFields, ITEM_LIMITS, itemColumnsOf } from '@errand/domain/catalog';
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  type LanguageCode,
  OTHER_LANGUAGES,
} from '@errand/domain/language';
import { toMajor } from '@errand/domain/money';
import type { ChoiceRow, FoodGroupRow } from '../catalog/catalog.tables.ts';
import { type Cells, createCells } from './cells/cells.ts';
import { wholePrice } from './cells/choice-cells.ts';
import { splitList } from './cells/escapes.ts';
import { columnIn } from './cells/language-columns.ts';
import { shortened } from './cells/shortened.ts';
import { MAX_ENTRIES } from './cells/text-rules.ts';
import { checkVariations, totalStock } from './cells/variations.ts';
import { fault } from './faults/fault.ts';
import { htmlText } from './html-text.ts';
import { checkPrices, type Reading } from './own-csv.ts';
import type { ImportedVariation, Problem, Read, Row } from './product.ts';
import { readStore } from './read-store.ts';
import { itemSlug } from './slugs.ts';

/** Shopify's column names in lower case: of earlier exports and of the newer template. */
const NAMES = {
  handle: ['handle', 'url handle'],
  body: ['body (html)', 'description'],
  ...Object.fromEntries(
    OTHER_LANGUAGES.map((language) => [
      columnIn('body', language),
      ['body (html)', 'description'].map((column) => columnIn(column, language)),
    ]),
  ),
  published: ['published', 'published on online store'],
  price: ['variant price', 'price'],
  'compare price': ['variant compare at price', 'compare-at price'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  picture: ['image src', 'product image url'],
};
/** Stock of variations that Shopify sells without counting. */
const UNCOUNTED = 9999;
const OPTIONS = [1, 2, 3];
/** Most rows of a product: a variant or a picture each. */
const MAX_ROWS = ITEM_LIMITS.variations + MAX_ENTRIES;

export function isShopifyFormat(columns: string[]): boolean {
  const has = (names: string[]) => names.some((name) => columns.includes(name));
  return columns.includes('title') && has(NAMES.handle) && has(NAMES.price);
}

/** A product consists of consecutive rows with one handle: its variants and pictures. */
export async function* readShopify(
  rows: AsyncIterable<Row | { problems: Problem[] }>,
  reading: Reading,
): AsyncGenerator<Read> {
  let group: Row[] = [];
  for await (const row of rows) {
    if ('problems' in row) {
      yield row;
      continue;
    }
    const named = withFieldNames(row);
    const first = group[0];
    if (first && first.cells['handle'] !== named.cells['handle']) {
      yield productOf(group, reading);
      group = [];
    }
    if (group.length <= MAX_ROWS) group.push(named);
  }
  if (group.length > 0) yield productOf(group, reading);
}

function withFieldNames(row: Row): Row {
  const cells = { ...row.cells };
  for (const [field, columns] of Object.entries(NAMES))
    cells[field] = columns.map((name) => row.cells[name] ?? '').find((text) => text.trim() !== '') ?? '';
  return { line: row.line, cells };
}

type Variant = {
  cells: Cells;
  values: string[];
  priceMinor: number;
  beforeMinor: number;
  stock: number | null;
};

function productOf(rows: Row[], reading: Reading): Read {
  const { catalog, amounts } = reading;
  if (rows.length > MAX_ROWS) return { problems: [tooManyRows(rows[0]?.line ?? 1)] };
  const all = rows.map((row) => createCells(row, amounts));
  const first = all[0] as Cells;
  const store = readStore(first, reading, 'store_unnamed');

  const handle = first.required('handle');
  const name = first.translated('title', true);
  if (first.flag('gift card', false)) first.wrong('gift card', fault('gift_card'));
  const optionNames = optionNamesOf(first);
  const variants = all
    .filter((cells) => cells.text('price') !== '' || cells.text('option1 value') !== '')
    .map((cells) => variantOf(cells, optionNames.length));
  if (variants.length === 0) first.wrong('price', fault('empty'));
  const isFood = store?.module_type === 'food';
  const choices = optionNames.map((title, place) => choiceOf(title, variants, place));
  const status = first.text('status').toLowerCase();
  const { base, discount } = discountOf(variants);
  const variations = isFood ? [] : variationsOf(choices, variants, discount);
  checkVariations(first, 'variant inventory qty', variations);

  const read = {
    line: first.line,
    externalId: handle,
    category: first.text('category') || first.text('type') || lastOf(first.text('product category')),
    slug: itemSlug(handle, handle),
    name,
    description: descriptionOf(first),
    priceMinor: base,
    discount,
    discountType: 'amount' as const,
    foodGroups: isFood ? groupsOf(choices, variants, amounts.digits) : [],
    choices: isFood ? [] : choices,
    variations,
    addOns: [],
    stock: isFood ? null : itemStock(variations, variants),
    maximumCartQuantity: null,
    pictures: first.list('pictures', picturesOf(all)),
    active: (status === '' || status === 'active') && first.flag('published', true),
    ...itemColumnsOf({ ...emptyItemFields(), tags: first.list('tags', splitList(first.text('tags'), ',')) }),
    availableFrom: null,
    availableTo: null,
    dayparts: [],
    // The vendor is often the shop itself, so it is used only if it is a brand of the catalog.
    brand: (store && catalog.brand(store.module_id, first.text('vendor'))?.slug) ?? null,
    condition: null,
    taxClassId: undefined,
  };
  if (all.every((cells) => cells.problems.length === 0))
    checkPrices(first, { price: 'variant price', discount: 'variant compare at price' }, read);
  const problems = all.flatMap((cells) => cells.problems);
  if (problems.length > 0 || !store) return { problems };
  return { product: { ...read, store } };
}

function tooManyRows(line: number): Problem {
  return { line, column: 'handle', ...fault('too_many_rows', { most: MAX_ROWS }) };
}

/** A single variant named "Default Title" means that there are none. */
function optionNamesOf(first: Cells): string[] {
  const names = OPTIONS.map((n) => first.text(`option${n} name`)).filter((name) => name !== '');
  const none = names.length === 1 && names[0] === 'Title' && first.text('option1 value') === 'Default Title';
  return none ? [] : names;
}

function variantOf(cells: Cells, options: number): Variant {
  const values = OPTIONS.slice(0, options).map((n) => cells.required(`option${n} value`));
  cells.required('price');
  const priceMinor = cells.money('price') ?? 0;
  const compared = cells.money('compare price') ?? 0;
  const counted = cells.text('tracker') !== '' && cells.text('policy').toLowerCase() !== 'continue';
  const quantity = cells.text('quantity');
  if (!/^-?\d*$/.test(quantity)) cells.wrong('quantity', fault('not_whole', { value: shortened(quantity) }));
  if (Number(quantity) > ITEM_LIMITS.stock)
    cells.wrong('quantity', fault('more_than', { value: shortened(quantity), most: ITEM_LIMITS.stock }));
  // Shopify's stock is negative for items sold in advance.
  const stock = counted ? Math.max(0, Number(quantity) || 0) : null;
  return { cells, values, priceMinor, beforeMinor: Math.max(compared, priceMinor), stock };
}

function choiceOf(title: string, variants: Variant[], place: number): ChoiceRow {
  const values = [...new Set(variants.map((variant) => variant.values[place] ?? ''))];
  return { title: { en: title }, options: values.map((en) => ({ en })) };
}

/**
 * The compare price becomes a discount if the amount is the same for all variants; otherwise it is ignored.
 */
function discountOf(variants: Variant[]): { base: number; discount: number } {
  const differences = new Set(variants.map(({ beforeMinor, priceMinor }) => beforeMinor - priceMinor));
  const discount = differences.size === 1 ? ([...differences][0] ?? 0) : 0;
  return { base: cheapest(variants) + discount, discount };
}

function cheapest(variants: Variant[]): number {
  return variants.length === 0 ? 0 : Math.min(...variants.map(({ priceMinor }) => priceMinor));
}

function variationsOf(choices: ChoiceRow[], variants: Variant[], discount: number): ImportedVariation[] {
  if (choices.length === 0) return [];
  const known = new Set<string>();
  return variants.map(({ cells, values, priceMinor, stock }) => {
    const type = values.join('-');
    if (known.has(type)) cells.wrong('option1 value', fault('variant_repeated', { value: shortened(type) }));
    known.add(type);
    return { type, priceMinor: priceMinor + discount, stock: stock ?? UNCOUNTED };
  });
}

/** Food uses choice groups with whole surcharges on the item's price, so only one option can be converted. */
function groupsOf(choices: ChoiceRow[], variants: Variant[], digits: number): FoodGroupRow[] {
  const [choice, second] = choices;
  const [first] = variants;
  if (!choice || !first) return [];
  if (second) first.cells.wrong('option2 name', fault('one_option'));
  const values = variants.map(({ cells, values: [label = ''], priceMinor }) => ({
    label: { en: label },
    optionMajor: wholePrice(
      cells,
      label,
      String(toMajor(priceMinor - cheapest(variants), digits)),
      'variant price',
    ),
  }));
  return [{ name: choice.title, type: 'single', required: true, min: 0, max: 0, values }];
}

function itemStock(variations: ImportedVariation[], variants: Variant[]): number | null {
  if (variations.length > 0) return totalStock(variations, null);
  return variants[0]?.stock ?? null;
}

function descriptionOf(first: Cells) {
  const textIn = (language: LanguageCode) =>
    first.valid(columnIn('description', language), htmlText(first.raw(columnIn('body', language))));
  return inEachLanguage((language) => {
    const text = textIn(language);
    return language === DEFAULT_LANGUAGE ? text : text || undefined;
  });
}

function picturesOf(all: Cells[]): string[] {
  const found = all.map((cells, index) => ({
    picture: cells.text('picture'),
    place: Number(cells.text('image position')) || index + 1,
  }));
  const sorted = found.filter(({ picture }) => picture !== '').toSorted((a, b) => a.place - b.place);
  return [...new Set(sorted.map(({ picture }) => picture))];
}

/** "Apparel > Clothing > Shirts" → "Shirts". */
function lastOf(path: string): string {
  return path.split('>').at(-1)?.trim() ?? '';
}
