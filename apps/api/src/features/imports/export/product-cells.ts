import { ITEM_FIELDS, itemFieldsOf, mapItemFields } from '@errand/domain/catalog';
import { escapeSeparators, moneyText } from '@errand/domain/csv';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@errand/domain/language';
import type { Translations } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { wordOf } from '../../../platform/texts/index.ts';
import type { ExportedItem } from '../../catalog/writes/index.ts';
import type { Catalog } from '../catalog.ts';
import { hoursText } from '../cells/hours-cell.ts';
import { columnsInLanguages, inColumns } from '../cells/language-columns.ts';
import { combinations } from '../cells/variations.ts';
import { externalIdOf } from './external-id.ts';

/** The columns of an export of products, which are those of an import. */
export const PRODUCT_COLUMNS = [
  'id',
  'store',
  'category',
  ...columnsInLanguages('name'),
  ...columnsInLanguages('description'),
  'price',
  'discount',
  'stock',
  'max_quantity',
  'pictures',
  'active',
  'available',
  'brand',
  'condition',
  'tax_class',
  ...Object.keys(ITEM_FIELDS),
  ...columnsInLanguages('groups'),
  ...columnsInLanguages('options'),
  'variations',
  ...columnsInLanguages('add_ons'),
  'slug',
];

export type Writing = { catalog: Catalog; digits: number; publicUrl: string; language: LanguageCode };

/** An item as the cells of a file, which an import reads as the same item. */
export function productCells(item: ExportedItem, writing: Writing): Record<string, string> {
  const { catalog, digits, language } = writing;
  const money = (minor: number) => moneyText(minor, digits);
  const store = catalog.store(String(item.storeId));
  const isFood = store?.module_type === 'food';
  const flag = (is: boolean) => wordOf(is ? 'catalog.yes' : 'catalog.no', language);
  const keyOf = (id: number | null, find: Catalog['brand']) =>
    id === null ? '' : (find(item.moduleId, String(id))?.slug ?? '');
  const fields = itemFieldsOf(item);
  return {
    id: externalIdOf(item),
    store: store?.slug ?? '',
    category: categoryOf(item, catalog),
    ...inColumns('name', (code) => item.name[code]),
    ...inColumns('description', (code) => item.description[code]),
    price: money(item.priceMinor),
    discount: discountOf(item, money),
    stock: isFood || item.variations.length > 0 ? '' : stockOf(item.stock, language),
    max_quantity: item.maximumCartQuantity === null ? '' : String(item.maximumCartQuantity),
    pictures: listOf(item.pictures.flatMap((key) => mediaUrl(writing.publicUrl, key) ?? [])),
    active: flag(item.active),
    available: hoursText(item),
    brand: keyOf(item.brandId, catalog.brand),
    condition: keyOf(item.conditionId, catalog.condition),
    tax_class: (item.taxClassId && catalog.taxClass(String(item.taxClassId))?.name[DEFAULT_LANGUAGE]) || '',
    ...mapItemFields({
      flag: (name) => flag(Boolean(fields[name])),
      words: (name) => listOf(fields[name] as string[]),
      text: (name) => String(fields[name] ?? ''),
    }),
    ...inColumns('groups', (code) => groupsOf(item, code)),
    ...inColumns('options', (code) => optionsOf(item, code)),
    variations: variationsOf(item, money),
    ...inColumns('add_ons', (code) => addOnsOf(item, code, money)),
    slug: item.slug,
  };
}

/** The path of a category, or its slug if an import would read the path as another one. */
function categoryOf({ moduleId, categoryId }: ExportedItem, { categories }: Catalog): string {
  const category = categories.find(moduleId, [String(categoryId)]);
  if (!category || category === 'ambiguous') return '';
  const parent = categories.parentOf(category);
  const names = [...(parent ? [parent] : []), category].map(({ name }) => name[DEFAULT_LANGUAGE]);
  const [first = '', second] = names;
  const found = categories.find(moduleId, second === undefined ? [first] : [first, second]);
  const isFound = found !== 'ambiguous' && found?.id === category.id;
  return isFound ? names.map(escapeSeparators).join(' > ') : escapeSeparators(category.slug);
}

function discountOf({ discount, discountType }: ExportedItem, money: (minor: number) => string): string {
  if (discount === 0) return '';
  return discountType === 'percent' ? `${discount}%` : money(discount);
}

function stockOf(stock: number | null, language: LanguageCode): string {
  return stock === null ? wordOf('catalog.unlimited', language) : String(stock);
}

function listOf(parts: readonly string[]): string {
  return parts.map(escapeSeparators).join(' | ');
}

/** Texts of one language; the default one where a translation is missing, as a translated list has no gaps. */
function textsIn(texts: readonly Translations[], code: LanguageCode): string[] {
  return texts.map((text) => escapeSeparators(text[code] || text[DEFAULT_LANGUAGE]));
}

/** Whether a column of this language is needed: the default one, and one in which any text is translated. */
function isWritten(texts: readonly Translations[], code: LanguageCode): boolean {
  return code === DEFAULT_LANGUAGE || texts.some((text) => text[code]);
}

function groupsOf({ foodGroups }: ExportedItem, code: LanguageCode): string {
  const all = foodGroups.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]);
  if (!isWritten(all, code)) return '';
  const groups = foodGroups.map(({ name, type, required, min, max, values }) => {
    const rule = [required && 'required', type === 'multi' && `${min}-${max}`].filter(Boolean).join(' ');
    const labels = textsIn(
      values.map(({ label }) => label),
      code,
    ).map((label, at) => (values[at]?.optionMajor ? `${label} +${values[at].optionMajor}` : label));
    return `${textsIn([name], code)[0]}${rule && ` (${rule})`}: ${labels.join(' | ')}`;
  });
  return groups.join('; ');
}

function optionsOf({ choices }: ExportedItem, code: LanguageCode): string {
  if (
    !isWritten(
      choices.flatMap(({ title, options }) => [title, ...options]),
      code,
    )
  )
    return '';
  return choices
    .map(({ title, options }) => `${textsIn([title], code)[0]}: ${textsIn(options, code).join(' | ')}`)
    .join('; ');
}

function plain(type: string): string {
  return type.replace(/\s/g, '');
}

/** Earlier imports have stripped whitespace from the names of combinations, which an import would not find. */
function variationsOf({ variations, choices }: ExportedItem, money: (minor: number) => string): string {
  const types = new Map([...(combinations(choices) ?? [])].map((type) => [plain(type), type]));
  return variations
    .map(({ type, priceMinor, stock }) => {
      return `${escapeSeparators(types.get(plain(type)) ?? type)} = ${money(priceMinor)} x ${stock}`;
    })
    .join(' | ');
}

function addOnsOf({ addOns }: ExportedItem, code: LanguageCode, money: (minor: number) => string): string {
  const names = addOns.map(({ name }) => name);
  if (!isWritten(names, code)) return '';
  const texts = textsIn(names, code);
  return code === DEFAULT_LANGUAGE
    ? texts.map((text, at) => `${text} +${money(addOns[at]?.priceMinor ?? 0)}`).join(' | ')
    : texts.join(' | ');
}
