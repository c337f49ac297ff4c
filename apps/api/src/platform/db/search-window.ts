/** Default page size. */
const PAGE = 12;

/**
 * Number of rows up to the end of a page, rounded up to a few sizes. As a literal in the statement it lets
 * PostgreSQL plan for few rows, which a parameter does not.
 */
export function searchWindow({ limit, page }: { limit: number; page: number }): number {
  return PAGE * 2 ** Math.ceil(Math.log2(Math.max((limit * page) / PAGE, 1)));
}
