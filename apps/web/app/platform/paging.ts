/** The page number in an address; 1 when absent or invalid. */
export function pageOf(request: Request): number {
  const offset = Number(new URL(request.url).searchParams.get('offset'));
  return Number.isInteger(offset) && offset > 0 && offset <= 100_000 ? offset : 1;
}

type Paged = { offset: number; limit: number };

/** The number of the page after `page`, for `getNextPageParam`; undefined after the last one. */
export function nextPage(page: Paged, total: number): number | undefined {
  return page.offset * page.limit < total ? page.offset + 1 : undefined;
}

/** The rows of all pages, each once: a row that moved while pages were read may be on two of them. */
export function distinctRows<Row extends { id: number }>(pages: Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
