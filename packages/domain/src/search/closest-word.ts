/** A word of the catalog and the number of texts that contain it. */
export type KnownWord = { word: string; uses: number };
/** A typed word: whether it begins a word of the catalog, and if not, similar words. */
export type TypedWord = { word: string; known: boolean; near: KnownWord[] };

/** Costs of typing errors. Omitting a letter is the most frequent, above all one of a double letter. */
const OMITTED = 0.7;
const OMITTED_DOUBLE = 0.4;
const EXTRA = 1;
const EXTRA_DOUBLE = 0.5;
const REPLACED = 1;
const SWAPPED = 0.8;
/** Cost of a letter at the end of a word that has not been typed yet. */
const UNTYPED = 0.15;
/** Highest cost per typed letter at which a word still matches. */
const MAX_COST_PER_LETTER = 0.4;

/** A shorter known word, such as "of", says nothing about what is meant. */
const TELLING_LETTERS = 3;

/**
 * The words to search for instead of typed ones that found nothing: known ones stay, misspelled ones are corrected, and
 * unknown ones are left out beside a known one: "milk zzzz" is "milk". None if nothing of the search is known.
 */
export function correctWords(typed: readonly TypedWord[]): string[] {
  const words = typed
    .map(({ word, known, near }) => (known ? word : closestWord(word, near)))
    .filter((word) => word !== null);
  const isTold = typed.some(({ word, known }) => known && word.length >= TELLING_LETTERS);
  return isTold || words.length === typed.length ? words : [];
}

/**
 * The known word closest to a misspelled one, or null. Uses an edit distance instead of the share of equal letters, which
 * favors short words: "chikn" is "chicken" (two letters omitted), not "chip" (one replaced, one extra).
 */
export function closestWord(typed: string, known: KnownWord[]): string | null {
  const ranked = known
    .map(({ word, uses }) => ({ word, uses, cost: typoCost(typed, word) }))
    .filter(({ cost }) => cost <= Math.max(1, typed.length * MAX_COST_PER_LETTER))
    .toSorted((a, b) => a.cost - b.cost || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word ?? null;
}

/** Edit distance from `typed` to `word`, or to a prefix of it. */
export function typoCost(typed: string, word: string): number {
  const [from, to] = [Array.from(typed), Array.from(word)];
  // rows[i][j]: cost of the first i typed letters for the first j letters of the word.
  const rows: number[][] = [[0]];
  for (let j = 1; j <= to.length; j += 1) rows[0]?.push((rows[0][j - 1] ?? 0) + omittedCost(to, j));
  for (let i = 1; i <= from.length; i += 1) {
    const row = [(rows[i - 1]?.[0] ?? 0) + extraCost(from, i)];
    for (let j = 1; j <= to.length; j += 1) {
      const at = (up: number, back: number) => rows[i - up]?.[j - back] ?? 0;
      const same = from[i - 1] === to[j - 1];
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          at(1, 1) + (same ? 0 : REPLACED),
          at(1, 0) + extraCost(from, i),
          (row[j - 1] ?? 0) + omittedCost(to, j),
          swapped ? at(2, 2) + SWAPPED : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  const last = rows[from.length] ?? [];
  return Math.min(...last.map((cost, j) => cost + (to.length - j) * UNTYPED));
}

function omittedCost(word: string[], place: number): number {
  return word[place - 1] === word[place - 2] ? OMITTED_DOUBLE : OMITTED;
}

function extraCost(typed: string[], place: number): number {
  return typed[place - 1] === typed[place - 2] ? EXTRA_DOUBLE : EXTRA;
}
