/** What happens to the balance of the fake of Stripe. Amounts are Stripe's. */
type Movement = {
  type: string;
  amount: number;
  fee?: number;
  currency?: string;
  at: Date;
  /** The object that it is about, with its id. */
  source?: { id: string; object: string } & Record<string, unknown>;
};

type Listed = Record<string, unknown> & { id: string; created: number };

/** The balance transactions of the fake: lists of `created`, newest first, in pages of `limit` after `starting_after`. */
export function createBalance() {
  const rows: Listed[] = [];
  return {
    /** Records a movement and returns its id. */
    move({ type, amount, fee = 0, currency = 'usd', at, source }: Movement): string {
      const id = `txn_${rows.length + 1}`;
      const created = Math.floor(at.getTime() / 1000);
      rows.push({
        id,
        object: 'balance_transaction',
        type,
        amount,
        fee,
        net: amount - fee,
        currency,
        created,
        source: source ?? null,
      });
      return id;
    },
    list: (query: URLSearchParams) => pageOf(rows, query),
  };
}

/** A page of a list as Stripe's API returns it. */
export function pageOf<Row extends { id: string; created: number }>(
  rows: readonly Row[],
  query: URLSearchParams,
) {
  const from = Number(query.get('created[gte]') ?? 0);
  const until = Number(query.get('created[lt]') ?? Number.POSITIVE_INFINITY);
  const found = rows
    .filter(({ created }) => created >= from && created < until)
    .toSorted((a, b) => b.created - a.created);
  const start = found.findIndex(({ id }) => id === query.get('starting_after')) + 1;
  const limit = Number(query.get('limit') ?? 10);
  return {
    object: 'list',
    url: '/v1/list',
    data: found.slice(start, start + limit),
    has_more: found.length > start + limit,
  };
}
