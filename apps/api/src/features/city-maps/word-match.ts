/**
 * Scores a typed word against a word of a name: 3 for equal, 2 for a prefix, 1 for a typing error (one from
 * four letters, two from eight letters), 0 for no match.
 */
export function matchWord(typed: string, word: string): number {
  if (typed === word) return 3;
  if (word.startsWith(typed)) return 2;
  const maxEdits = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (maxEdits === 0 || Math.abs(typed.length - word.length) > maxEdits) return 0;
  return isWithin(typed, word, maxEdits) ? 1 : 0;
}

/**
 * Whether the edit distance of two words is at most `maxEdits`: insertions, deletions, replacements and swaps
 * of neighbors.
 */
function isWithin(a: string, b: string, maxEdits: number): boolean {
  if (a === b) return true;
  if (maxEdits < 0) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (maxEdits === 0) return restA === restB;
  const swapped = restA.length > 1 && restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isWithin(restA.slice(1), restB.slice(1), maxEdits - 1) ||
    isWithin(restA.slice(1), restB, maxEdits - 1) ||
    isWithin(restA, restB.slice(1), maxEdits - 1) ||
    (swapped && isWithin(restA.slice(2), restB.slice(2), maxEdits - 1))
  );
}
