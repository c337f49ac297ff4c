import type { Selection } from '@errand/domain/catalog';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { type Translations, translated } from '../../../platform/db/index.ts';
import type { ItemRow } from './item-row.ts';

/** Separator of the options in a variation's `type`: "Red-XL". */
const JOINER = '-';

/**
 * A variation's `type` in a language. It is stored as the joined options of the default language. Visitors see translated
 * options, and joining those must result in the `type` of the same response.
 */
export function variationType(row: Pick<ItemRow, 'choices'>, type: string, language: LanguageCode): string {
  if (language === DEFAULT_LANGUAGE) return type;
  const options = optionsOf(row, type);
  return options ? options.map((option) => translated(option, language)).join(JOINER) : type;
}

/** Translates a client's selection from any language into the stored English keys. */
export function englishSelection(
  row: Pick<ItemRow, 'choices' | 'food_groups' | 'variations'>,
  sent: Selection,
): Selection {
  return {
    groups: sent.groups.map(({ name, labels }) => {
      const group = row.food_groups.find((candidate) => isNamed(candidate.name, name));
      const label = (text: string) =>
        group?.values.find((value) => isNamed(value.label, text))?.label[DEFAULT_LANGUAGE] ?? text;
      return { name: group?.name[DEFAULT_LANGUAGE] ?? name, labels: labels.map(label) };
    }),
    variation: sent.variation === null ? null : englishType(row, sent.variation),
  };
}

/**
 * Translates a stored selection into the visitor's language; choices that the item no longer has stay
 * unchanged.
 */
export function selectionIn(
  row: Pick<ItemRow, 'choices' | 'food_groups'>,
  stored: Selection,
  language: LanguageCode,
): Selection {
  return {
    groups: stored.groups.map(({ name, labels }) => {
      const group = row.food_groups.find((candidate) => candidate.name[DEFAULT_LANGUAGE] === name);
      const shown = (text: string) =>
        translated(group?.values.find((value) => value.label[DEFAULT_LANGUAGE] === text)?.label, language) ||
        text;
      return { name: translated(group?.name, language) || name, labels: labels.map(shown) };
    }),
    variation: stored.variation === null ? null : variationType(row, stored.variation, language),
  };
}

function isNamed(text: Translations, name: string): boolean {
  return Object.values(text).includes(name);
}

function englishType(row: Pick<ItemRow, 'choices' | 'variations'>, sent: string): string {
  if (row.variations.some((variation) => variation.type === sent)) return sent;
  const match = row.variations.find(({ type }) =>
    LANGUAGE_CODES.some((language) => variationType(row, type, language) === sent),
  );
  return match?.type ?? sent;
}

/**
 * Splits a type into one option per choice; null when it does not match. Options may contain the separator.
 */
function optionsOf(row: Pick<ItemRow, 'choices'>, type: string, index = 0): Translations[] | null {
  const choice = row.choices[index];
  if (!choice) return null;
  const last = index === row.choices.length - 1;
  for (const option of choice.options) {
    if (last && option[DEFAULT_LANGUAGE] === type) return [option];
    const start = option[DEFAULT_LANGUAGE] + JOINER;
    if (last || !type.startsWith(start)) continue;
    const rest = optionsOf(row, type.slice(start.length), index + 1);
    if (rest) return [option, ...rest];
  }
  return null;
}
