/** Lists count their rows up to this bound. */
const COUNT_BOUND = 10_000;

type Reads<Row> = {
  rows: (limit: number, offset: number) => Promise<Row[]>;
  /** Counts matching rows, up to `most`. */
  count: (most: number) => Promise<number>;
};

/** A page of a list in the form of the contract's `listOf`. Its cursor is the number of rows before it. */
export async function listPage<Row, Response>(
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  { rows, count }: Reads<Row>,
  toResponse: (row: Row) => Response,
): Promise<{ rows: Response[]; total: number; total_is_bound: boolean; next: string | null }> {
  const offset = Number(cursor) || 0;
  const found = await rows(limit + 1, offset);
  const page = found.slice(0, limit);
  const total = await count(COUNT_BOUND);
  return {
    rows: page.map(toResponse),
    total,
    total_is_bound: total === COUNT_BOUND,
    next: found.length > limit ? String(offset + limit) : null,
  };
}
