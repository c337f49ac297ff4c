/** Maximum number of images per upload [CONST-10]. */
export const MAX_IMAGES = 3;

/** Appends selected images up to the limit, and reports whether some were dropped. */
export function addImages<T>(
  existing: readonly T[],
  added: readonly T[],
  limit: number = MAX_IMAGES,
): { images: T[]; tooMany: boolean } {
  const all = [...existing, ...added];
  return { images: all.slice(0, limit), tooMany: all.length > limit };
}
