import { PERSON_LIMITS } from '@errand/domain/auth';

/** Line breaks, control characters and directional marks, since names occur in messages and lists. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Splits a name: all words but the last, or the only word, are the first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = cleanName(name).split(' ');
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

export function cleanName(name: string): string {
  return name.replace(UNWANTED, ' ').trim().replace(/\s+/g, ' ').slice(0, PERSON_LIMITS.nameCharacters);
}
