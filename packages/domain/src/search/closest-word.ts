/** A word of the catalogue and in how many texts it stands. */
export type KnownWord = { word: string; uses: number };

/** What slips cost. Leaving a letter out happens most, and most of all one of two equal ones. */
const LEFT_OUT = 0.7;
const LEFT_OUT_DOUBLE = 0.4;
const TOO_MUCH = 1;
const TOO_MUCH_DOUBLE = 0.5;
const OTHER = 1;
const SWAPPED = 0.8;
/** The end of a word that has not been typed yet. */
const UNTYPED = 0.15;
/** How much of a word may be slips: more of them, and it was another word. */
const MAX_SHARE = 0.4;

/**
 * The word that somebody meant who typed one that does not exist; null when none is near. Counted is what happened to
 * the letters, not how many of them agree, which favours short words: "chikn" is "chicken" (two letters left out), not
 * "chip" (one wrong, one too many).
 */
export function closestWord(typed: string, known: KnownWord[]): string | null {
  const ranked = known
    .map(({ word, uses }) => ({ word, uses, cost: slipCost(typed, word) }))
    .filter(({ cost }) => cost <= Math.max(1, typed.length * MAX_SHARE))
    .sort((a, b) => a.cost - b.cost || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word ?? null;
}

/** What it costs to have typed `typed` for `word` or for its beginning. */
export function slipCost(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word]];
  // rows[i][j]: the first i letters typed for the first j letters of the word.
  const rows: number[][] = [[0]];
  for (let j = 1; j <= to.length; j += 1) rows[0]?.push((rows[0][j - 1] ?? 0) + leftOut(to, j));
  for (let i = 1; i <= from.length; i += 1) {
    const row = [(rows[i - 1]?.[0] ?? 0) + tooMuch(from, i)];
    for (let j = 1; j <= to.length; j += 1) {
      const at = (up: number, back: number) => rows[i - up]?.[j - back] ?? 0;
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          at(1, 1) + (same ? 0 : OTHER),
          at(1, 0) + tooMuch(from, i),
          (row[j - 1] ?? 0) + leftOut(to, j),
          swapped ? at(2, 2) + SWAPPED : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  const last = rows[from.length] ?? [];
  return Math.min(...last.map((cost, j) => cost + (to.length - j) * UNTYPED));
}

function leftOut(word: string[], place: number): number {
  return place > 1 && word[place - 1] === word[place - 2] ? LEFT_OUT_DOUBLE : LEFT_OUT;
}

function tooMuch(typed: string[], place: number): number {
  return place > 1 && typed[place - 1] === typed[place - 2] ? TOO_MUCH_DOUBLE : TOO_MUCH;
}
