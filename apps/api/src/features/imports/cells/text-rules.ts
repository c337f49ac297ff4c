import { ITEM_LIMITS, mapItemFields } from '@errand/domain/catalog';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { type Fault, fault } from '../faults/fault.ts';

const SHORT_TEXT: number = ITEM_LIMITS.nameCharacters;
/** Most characters of a cell by column; other columns have `SHORT_TEXT`. */
const MAX_CHARACTERS: Record<string, number> = {
  description: ITEM_LIMITS.descriptionCharacters,
  category: 500,
  pictures: 100_000,
  ...mapItemFields({ flag: () => SHORT_TEXT, words: () => 20_000, text: () => SHORT_TEXT }),
  groups: 50_000,
  options: 50_000,
  variations: 200_000,
  add_ons: 50_000,
  picture: 2000,
  features: 20_000,
  plates: 50_000,
  plates_out_of_service: 50_000,
  further_zones: 20_000,
  delivery_area: 50_000,
};

/** Most entries of a list: words, add-ons, pictures, and the values of a group. */
export const MAX_ENTRIES = ITEM_LIMITS.words;
export const MAX_PICTURE_CHARACTERS = 2000;

/** Control characters other than tabs and line breaks, and noncharacters, which no text needs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/u;

/** The reason why a text cannot be imported; null if it can be. */
export function textFault(column: string, text: string): Fault | null {
  const most = MAX_CHARACTERS[column.replace(/:\w+$/, '')] ?? SHORT_TEXT;
  return lengthFault(text, most) ?? characterFault(text);
}

export function lengthFault(text: string, most = SHORT_TEXT): Fault | null {
  if (text.length <= most) return null;
  return fault('too_long', { count: count(text.length), most: count(most) });
}

export function countFault(entries: number, most: number): Fault | null {
  return entries > most ? fault('too_many', { count: count(entries), most: count(most) }) : null;
}

function characterFault(text: string): Fault | null {
  const found = FORBIDDEN.exec(text)?.[0].codePointAt(0);
  if (found === undefined) return null;
  return fault('invisible', { code: found.toString(16).toUpperCase().padStart(4, '0') });
}

function count(number: number): string {
  return number.toLocaleString(DEFAULT_LANGUAGE);
}
