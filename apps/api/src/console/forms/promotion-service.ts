import { AppError } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { listPage } from '../list-page.ts';
import { publishShopChanged } from '../publish-changes.ts';
import { requireVersion } from '../versioned-rows.ts';
import type { promotionRows } from './promotion-rows.ts';

type ListQuery = Parameters<ReturnType<typeof promotionRows>['list']>[1];
type Page = Omit<ListQuery, 'nowMs' | 'offset'> & { cursor?: string | undefined };

type Versioned<Stored> = Stored & { version: string };

type Kind<
  Stored extends object,
  Values extends object,
  Filter extends object,
  Body,
  Row,
  Detail extends Row,
> = {
  rows: ReturnType<typeof promotionRows<Stored, Values, Filter>>;
  /** The values of a form; `record` is the locked row, null for a new one. */
  toValues: (
    ctx: ConsoleContext,
    body: Body,
    record: Versioned<Stored> | null,
  ) => Promise<Omit<Values, 'slug'>>;
  /** The slug of a new row, of a table that has one. */
  slug?: (ctx: ConsoleContext, body: Body) => Promise<string>;
  toRows: (ctx: ConsoleContext, records: Versioned<Stored>[]) => Promise<Row[]>;
  /** Adds fields that one row has beyond those of the list. */
  toDetail?: (ctx: ConsoleContext, row: Row) => Promise<Detail>;
  /** Writes what belongs to the row in other tables. */
  writeParts?: (ctx: ConsoleContext, id: number, body: Body) => Promise<void>;
  /** Whether visitors see the promotions. */
  isPublic: boolean;
};

/** List, read, create and update of promotions with a title and a period. */
export function promotionService<
  Stored extends object,
  Values extends object,
  Filter extends object,
  Body,
  Row,
  Detail extends Row = Row,
>({
  rows,
  toValues,
  slug,
  toRows,
  toDetail,
  writeParts,
  isPublic,
}: Kind<Stored, Values, Filter, Body, Row, Detail>) {
  async function toOne(ctx: ConsoleContext, record: Versioned<Stored> | null): Promise<Detail> {
    const [row] = record ? await toRows(ctx, [record]) : [];
    if (row === undefined) throw new AppError('not_found');
    return toDetail ? toDetail(ctx, row) : (row as Detail);
  }

  async function read(ctx: ConsoleContext, id: number): Promise<Detail> {
    return toOne(ctx, await rows.find(ctx.db, id));
  }

  async function written(ctx: ConsoleContext, id: number, body: Body): Promise<Detail> {
    await writeParts?.(ctx, id, body);
    if (isPublic) await publishShopChanged(ctx);
    return read(ctx, id);
  }

  return {
    read,

    list(ctx: ConsoleContext, query: Page & Filter) {
      const nowMs = ctx.now();
      const found = {
        rows: (limit: number, offset: number) => rows.list(ctx.db, { ...query, nowMs, limit, offset }),
        count: () => rows.count(ctx.db, query, nowMs),
      };
      return listPage(query, found, (records) => toRows(ctx, records));
    },

    async create(ctx: ConsoleContext, body: Body): Promise<Detail> {
      const values = { ...(await toValues(ctx, body, null)), ...(slug && { slug: await slug(ctx, body) }) };
      const id = await rows.insert(ctx.db, values as Values);
      ctx.setTarget(id);
      return written(ctx, id, body);
    },

    /** Throws `changed_meanwhile`. Writes the row even if only its parts change, so that its version changes. */
    async update(
      ctx: ConsoleContext,
      id: number,
      { version, ...rest }: Body & { version: string },
    ): Promise<Detail> {
      const record = await rows.lock(ctx.db, id);
      const current = await toOne(ctx, record);
      requireVersion(version, record?.version ?? '', current);
      const body = rest as Body;
      await rows.update(ctx.db, id, (await toValues(ctx, body, record)) as Partial<Values>);
      return written(ctx, id, body);
    },
  };
}
