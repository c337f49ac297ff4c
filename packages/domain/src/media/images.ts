/** Maximum number of images per upload [CONST-10]. */
export const MAX_IMAGES = 3;

/** Appends selected images up to the maximum, and reports whether some were dropped. */
export function addImages<T>(
  there: readonly T[],
  chosen: readonly T[],
  most: number = MAX_IMAGES,
): { images: T[]; tooMany: boolean } {
  const all = [...there, ...chosen];
  return { images: all.slice(0, most), tooMany: all.length > most };
}
