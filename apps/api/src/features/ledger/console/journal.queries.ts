import type { AccountName, PostingPart } from '@errand/domain/books';
import { ACCOUNTS, ledgerOwner, otherLedgerNames } from '@errand/domain/books';
import type { LedgerType } from '@errand/domain/ledger';
import type pg from 'pg';
import { type Bind, countRows, runStatement, statement } from '../../../platform/db/index.ts';

export type JournalRow = {
  id: number;
  transfer_id: number;
  transaction_id: string;
  day: string;
  at: Date;
  type: LedgerType;
  reference: string | null;
  owner: string;
  part: PostingPart | null;
  amount: number;
};

/** A row of the journal after which a page begins. */
export type JournalPosition = { day: string; transferId: number; id: number };

export type JournalFilter = {
  /** `YYYY-MM`. */
  month?: string | undefined;
  account?: AccountName | undefined;
  orderId: number | null;
  /** The end of the text of an account, such as `store:5`. */
  party: string | null;
  isAscending: boolean;
};

/** The postings of money, by day, transfer and entry. An index on the days of transfers serves them. */
export function journalIn(pool: pg.Pool, filter: JournalFilter) {
  const compare = filter.isAscending ? '>' : '<';
  const direction = filter.isAscending ? 'asc' : 'desc';
  return {
    rows: (limit: number, after: JournalPosition | null): Promise<JournalRow[]> =>
      runStatement<JournalRow>(
        pool,
        statement(
          (bind) => `select e.id::float8 as id, t.id::float8 as transfer_id, t.transaction_id,
              to_char(t.day, 'YYYY-MM-DD') as day, t.at, t.type, t.reference, a.owner, e.part, e.amount::float8 as amount
            ${matching(filter, bind)} ${after ? afterSql(after, compare, bind) : ''}
            order by t.day ${direction}, t.id ${direction}, e.id ${direction} limit ${bind(limit)}`,
        ),
      ),
    count: (most: number) => countRows(pool, most, (bind) => matching(filter, bind)),
  };
}

/** The first comparison is what the index finds; the second one is exact within a transfer. */
function afterSql({ day, transferId, id }: JournalPosition, compare: '<' | '>', bind: Bind): string {
  const [dayText, transfer] = [`${bind(day)}::date`, `${bind(transferId)}::int8`];
  return `and (t.day, t.id) ${compare}= (${dayText}, ${transfer})
    and (t.day, t.id, e.id) ${compare} (${dayText}, ${transfer}, ${bind(id)}::int8)`;
}

function matching({ month, account, orderId, party }: JournalFilter, bind: Bind): string {
  const conditions = [
    `a.unit = 'money'`,
    month &&
      `t.day >= ${bind(`${month}-01`)}::date and t.day < ${bind(`${month}-01`)}::date + interval '1 month'`,
    account && accountSql(account, bind),
    orderId !== null && `t.reference in (${bind(`order:${orderId}`)}, ${bind(String(orderId))})`,
    party !== null && `(a.owner = ${bind(party)} or a.owner like ${bind(`%_:${party}`)})`,
  ].filter(Boolean);
  return `from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where ${conditions.join(' and ')}`;
}

/** SQL condition: the account `a` is one of an account of the chart. Those of the operator are looked up once, by their ids. */
function accountSql(account: AccountName, bind: Bind): string {
  const [kind] = ACCOUNTS[account].owners;
  const others = otherLedgerNames(account);
  if (account === 'wallet') return `a.owner like 'customer:%'`;
  if (account === 'courier_cash') return `a.owner ~ '^courier:[0-9]+$'`;
  if (kind === 'provider' || kind === 'rate')
    return `(a.owner like ${bind(`house:${account}:%`)} or a.owner = any(${bind(others)}::text[]))`;
  if (kind === 'operator' || kind === 'order') {
    const owners = [ledgerOwner({ account, owner: 'operator' }), ...others];
    return `e.account_id = any(array(select id from ledger_accounts where unit = 'money' and owner = any(${bind(owners)}::text[])))`;
  }
  return `a.owner like ${bind(`${account}:%`)}`;
}

export type AccountSums = {
  /** Accounts of one kind of party are summed; `owner` is one of them. */
  owner: string;
  opening: number;
  moved: number;
};

/** What accounts of money had before some months and what moved them in these, from the sums of the months. */
export function sumAccounts(pool: pg.Pool, from: string, until: string): Promise<AccountSums[]> {
  return runStatement<AccountSums>(
    pool,
    statement(
      (bind) => `select min(a.owner) as owner,
          coalesce(sum(m.amount) filter (where m.month < ${bind(`${from}-01`)}::date), 0)::float8 as opening,
          coalesce(sum(m.amount) filter (where m.month >= ${bind(`${from}-01`)}::date), 0)::float8 as moved
        from ledger_months m join ledger_accounts a on a.id = m.account_id
        where a.unit = 'money' and m.month <= ${bind(`${until}-01`)}::date group by ${GROUP}`,
    ),
  );
}

export type DaySums = { day: string; type: LedgerType; owner: string; amount: number };

/** What moved accounts of money on each day of a month, by type. */
export function sumDays(pool: pg.Pool, month: string): Promise<DaySums[]> {
  return runStatement<DaySums>(
    pool,
    statement(
      (
        bind,
      ) => `select to_char(t.day, 'YYYY-MM-DD') as day, t.type, min(a.owner) as owner, sum(e.amount)::float8 as amount
        ${matching({ month, orderId: null, party: null, isAscending: true }, bind)}
        group by t.day, t.type, ${GROUP} having sum(e.amount) <> 0 order by t.day, t.type`,
    ),
  );
}

/** Accounts of the operator one by one, those of parties by their kind. */
const GROUP = `case when a.owner like 'house:%' then a.owner when a.owner ~ '^[a-z_]+:[a-z]+:' then split_part(a.owner, ':', 1) || ':'
  else split_part(a.owner, ':', 1) end`;
