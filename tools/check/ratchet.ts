/** Counts of known findings by a key such as a file or `orders → carts`. */
export type Counts = Record<string, number>;

/**
 * Compares counts with an allow-list that may only shrink: a higher count is a new finding, and a lower one asks to lower
 * the list, so that the gain stays. `places` gives the `file:line` of a key's findings.
 */
export function compareCounts(
  actual: Counts,
  allowed: Counts,
  { list, places }: { list: string; places: (key: string) => string[] },
): string[] {
  const keys = new Set([...Object.keys(actual), ...Object.keys(allowed)]);
  return [...keys].toSorted().flatMap((key) => {
    const [found, limit] = [actual[key] ?? 0, allowed[key] ?? 0];
    if (found > limit) return [`${key}: ${found}, allowed ${limit}`, ...places(key).map((at) => `  ${at}`)];
    return found < limit ? [`${key}: ${found}; lower ${limit} to ${found} in ${list}`] : [];
  });
}
