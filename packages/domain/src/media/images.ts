/** How many images one upload takes (001 §5, §9). */
export const MAX_IMAGES = 3;

/** What is kept of newly chosen images beside those that are there, and whether some had to be left out. */
export function addImages<T>(
  there: readonly T[],
  chosen: readonly T[],
  most: number = MAX_IMAGES,
): { images: T[]; tooMany: boolean } {
  const all = [...there, ...chosen];
  return { images: all.slice(0, most), tooMany: all.length > most };
}
