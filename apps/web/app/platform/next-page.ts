type Paged = { offset: number; limit: number };

/** The number of the page after `page`, for `getNextPageParam`; undefined after the last one. */
export function nextPage(page: Paged, total: number): number | undefined {
  return page.offset * page.limit < total ? page.offset + 1 : undefined;
}

/** The rows of all pages, each once: a row that moved while pages were read may be on two of them. */
export function distinctRows<Row extends { id: number }>(pages: Row[][]): Row[] {
  return [...new Map(pages.flat().map((row) => [row.id, row])).values()];
}
