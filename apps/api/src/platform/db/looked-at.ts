/**
 * How many rows a page and those before it hold, rounded up to a power of two. Written out in a statement it lets
 * PostgreSQL plan for few rows, which it does not for a parameter, while statements come in a few sizes only.
 */
export function lookedAt({ limit, page }: { limit: number; page: number }): number {
  return 2 ** Math.ceil(Math.log2(Math.max(limit * page, 16)));
}
