/** A usual page. */
const PAGE = 12;

/**
 * How many rows a page and those before it hold, rounded up so that statements come in a few sizes only. Written out in
 * a statement it lets PostgreSQL plan for few rows, which it does not for a parameter.
 */
export function searchWindow({ limit, page }: { limit: number; page: number }): number {
  return PAGE * 2 ** Math.ceil(Math.log2(Math.max((limit * page) / PAGE, 1)));
}
