import { foldText } from '@errand/domain/search';
import { decodeEscapes, encodeEscapes } from '../cells/escapes.ts';
import { shortened } from '../cells/shortened.ts';
import { lengthFault } from '../cells/text-rules.ts';
import { type Fault, fault } from '../faults/fault.ts';

/** The names of a category and, before it, of the main category above it. */
export type CategoryPath = [string] | [main: string, sub: string];

const MAX_NAME_CHARACTERS = 200;

/** Parses "Apples" or "Fruit > Apples"; `\>` is part of a name. */
export function parseCategoryPath(text: string): { path: CategoryPath } | { fault: Fault } {
  const names = encodeEscapes(text)
    .split('>')
    .map((name) => decodeEscapes(name).trim());
  const value = shortened(text);
  const [first = '', second, ...more] = names;
  if (more.length > 0) return { fault: fault('category_deep', { value }) };
  if (names.some((name) => name === '')) return { fault: fault('category_level_empty', { value }) };
  if (names.some((name) => foldText(name) === '')) return { fault: fault('category_level_blank', { value }) };
  const long = names.map((name) => lengthFault(name, MAX_NAME_CHARACTERS)).find(Boolean);
  if (long) return { fault: fault('part', { value, fault: long }) };
  return { path: second === undefined ? [first] : [first, second] };
}
