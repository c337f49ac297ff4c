import { groupsFault, ITEM_LIMITS } from '@errand/domain/catalog';
import {
  DEFAULT_LANGUAGE,
  inEachLanguage,
  type LanguageCode,
  OTHER_LANGUAGES,
} from '@errand/domain/language';
import type { Translations } from '../../../platform/db/index.ts';
import type { ChoiceRow, FoodGroupRow } from '../../catalog/catalog.tables.ts';
import { type Fault, fault } from '../faults/fault.ts';
import type { ImportedAddOn, ImportedVariation } from '../product.ts';
import type { Cells } from './cells.ts';
import { decodeEscapes, splitList } from './escapes.ts';
import { columnIn } from './language-columns.ts';
import { shortened } from './shortened.ts';
import { countFault, lengthFault, MAX_ENTRIES } from './text-rules.ts';
import { combinations } from './variations.ts';

type Part = { name: string; rule: string; values: string[] };

/** "Size (required): Small | Large +3; Sauces (0-2): Garlic +1 | Hot" as food choices; prices are whole currency units. */
export function readGroups(cells: Cells): FoodGroupRow[] {
  const others = otherParts(cells, 'groups');
  return partsIn(cells, 'groups').map(({ name, rule, values }, index) => {
    const shape = ruleOf(cells, name, rule, values.length);
    const { nameOf, labelsOf } = translationsFor(cells, others, index, values.length);
    return {
      name: nameOf(name),
      ...shape,
      values: values.map((value, place) => {
        const { label, price } = labeled(value);
        const optionMajor = wholePrice(cells, label, cells.decimal('groups', price));
        return { label: labelsOf(label, place), optionMajor };
      }),
    };
  });
}

/** "Color: Red | Blue; Size: S | M" as the choices of a non-food item. */
export function readOptions(cells: Cells): ChoiceRow[] {
  const others = otherParts(cells, 'options');
  return partsIn(cells, 'options').map(({ name, values }, index) => {
    const { nameOf, labelsOf } = translationsFor(cells, others, index, values.length);
    return {
      title: nameOf(name),
      options: values.map((value, place) => labelsOf(decodeEscapes(value), place)),
    };
  });
}

/** "Red-S = 12.50 x 4 | Red-M = 13 x 0": a price and a stock for each combination on sale. */
export function readVariations(cells: Cells, choices: ChoiceRow[]): ImportedVariation[] {
  const parts = splitList(cells.escaped('variations'));
  const tooMany = countFault(parts.length, ITEM_LIMITS.variations);
  if (tooMany) cells.wrong('variations', tooMany);
  if (tooMany || parts.length === 0) return [];
  const types = combinations(choices);
  if (types === null) cells.wrong('options', fault('combinations'));
  if (types === null) return [];
  const known = new Set<string>();
  return parts.flatMap((text) => {
    const found = /^(.+?) ?= ?([\d.,]+) ?[x×*] ?(\d+)$/i.exec(text);
    if (!found) {
      cells.wrong('variations', fault('not_variation', { value: shortened(text) }));
      return [];
    }
    const [, label = '', price, stock] = found;
    const type = decodeEscapes(label);
    if (!types.has(type)) cells.wrong('variations', fault('no_combination', { value: shortened(type) }));
    if (known.has(type)) cells.wrong('variations', fault('repeated', { value: shortened(type) }));
    known.add(type);
    const priceMinor = cells.money('variations', price) ?? 0;
    return [{ type, priceMinor, stock: cells.whole('variations', stock) ?? 0 }];
  });
}

/** "Extra cheese +1.50 | Olives +0.75". */
export function readAddOns(cells: Cells): ImportedAddOn[] {
  const others = OTHER_LANGUAGES.map((language) => {
    const column = columnIn('add_ons', language);
    return { language, column, names: cells.list(column) };
  });
  const parts = cells.list('add_ons', splitList(cells.escaped('add_ons')));
  for (const { column, names } of others)
    if (names.length > 0 && names.length !== parts.length)
      cells.wrong(column, fault('add_on_names', { count: names.length, expected: parts.length }));
  return parts.map((part, index) => {
    const { label, price } = labeled(part);
    const name = inAll(label, (language) => others.find((one) => one.language === language)?.names[index]);
    return { name, priceMinor: cells.money('add_ons', price) ?? 0 };
  });
}

/** A whole number of currency units, as option prices are integers; otherwise an error. The price has a decimal point. */
export function wholePrice(cells: Cells, label: string, price: string, column = 'groups'): number {
  if (/^\d{1,6}(\.0{1,2})?$/.test(price)) return Math.trunc(Number(price));
  const code = /^\d+\.\d+$/.test(price) ? 'price_not_whole' : 'price_wrong';
  cells.wrong(column, fault(code, { value: shortened(label), price: shortened(price) }));
  return 0;
}

function partsIn(cells: Cells, column: string): Part[] {
  const parts = splitList(cells.escaped(column), ';').flatMap((text) => {
    const found = /^([^:(]+?) ?(?:\(([^)]*)\))? ?: ?(.+)$/s.exec(text);
    const values = splitList(found?.[3] ?? '');
    if (found?.[1] && values.length > 0)
      return [{ name: decodeEscapes(found[1]).trim(), rule: found[2] ?? '', values }];
    cells.wrong(column, fault('not_group', { value: shortened(text) }));
    return [];
  });
  const found = countFault(parts.length, ITEM_LIMITS.groups) ?? parts.map(partFault).find(Boolean);
  if (found) cells.wrong(column, found);
  if (found) return [];
  // Translations may coincide.
  if (!column.includes(':')) reportRepeated(cells, column, parts);
  return parts;
}

function partFault({ name, values }: Part): Fault | undefined {
  const found =
    lengthFault(name) ??
    countFault(values.length, MAX_ENTRIES) ??
    values.map((value) => lengthFault(value)).find(Boolean);
  return found ? fault('part', { value: shortened(name), fault: found }) : undefined;
}

/** A name or label that is given twice: a customer's selection could not tell them apart. */
function reportRepeated(cells: Cells, column: string, parts: Part[]): void {
  for (const names of [parts.map(({ name }) => name), ...parts.map(({ values }) => values.map(labelOf))]) {
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined) cells.wrong(column, fault('repeated', { value: shortened(repeated) }));
  }
}

function labelOf(value: string): string {
  return labeled(value).label;
}

/** "", "required", "1-2" or "required 1-2"; a range makes it a choice of several, and its 0 is no bound. */
function ruleOf(cells: Cells, name: string, rule: string, values: number) {
  const found = /^(required|optional)?[ ,]*(?:(\d{1,3}) ?[-–] ?(\d{1,3}))?$/i.exec(rule.trim());
  if (!found) cells.wrong('groups', fault('group_rule', { value: shortened(rule), name }));
  const [min, max] = [Number(found?.[2] ?? 0), Number(found?.[3] ?? 0)];
  const several = found?.[3] !== undefined;
  const type = several ? ('multi' as const) : ('single' as const);
  const labels = Array.from({ length: values }, (_, index) => String(index));
  if (groupsFault([{ name, type, min, max, values: labels }]) === 'bounds')
    cells.wrong('groups', fault('group_range', { name, values, min, max }));
  return {
    type,
    required: found?.[1]?.toLowerCase() === 'required',
    min,
    max,
  };
}

type OtherParts = { language: LanguageCode; column: string; parts: Part[] };

/** The translations of a column, for each language but the default one. */
function otherParts(cells: Cells, column: string): OtherParts[] {
  return OTHER_LANGUAGES.map((language) => {
    const translated = columnIn(column, language);
    return { language, column: translated, parts: partsIn(cells, translated) };
  });
}

/** The translated name and labels of one part. A translation with another number of values is an error. */
function translationsFor(cells: Cells, others: OtherParts[], index: number, count: number) {
  for (const { column, parts } of others) {
    const values = parts[index]?.values ?? [];
    if (parts.length > 0 && values.length !== count)
      cells.wrong(column, fault('values_differ', { count: values.length, expected: count }));
  }
  const partIn = (language: LanguageCode) => others.find((one) => one.language === language)?.parts[index];
  return {
    nameOf: (name: string) => inAll(name, (language) => partIn(language)?.name),
    labelsOf: (label: string, place: number) =>
      inAll(label, (language) => {
        const value = partIn(language)?.values[place];
        return value === undefined ? undefined : labelOf(value);
      }),
  };
}

function labeled(text: string): { label: string; price: string } {
  const found = /^(.+?) ?\+ ?(\S+)$/s.exec(text);
  return found
    ? { label: decodeEscapes(found[1] ?? ''), price: found[2] ?? '' }
    : { label: decodeEscapes(text), price: '0' };
}

/** A text of the default language with its translations. An empty one is none. */
function inAll(text: string, other: (language: LanguageCode) => string | undefined): Translations {
  return inEachLanguage((language) => (language === DEFAULT_LANGUAGE ? text : other(language) || undefined));
}
