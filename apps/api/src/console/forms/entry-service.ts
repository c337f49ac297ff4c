import { putUploadedPicture } from '../../platform/files/index.ts';
import { requireFound } from '../../platform/http/index.ts';
import type { ConsoleContext } from '../console-context.ts';
import { publishShopChanged } from '../publish-changes.ts';
import { requireVersion, type versionedRows } from '../versioned-rows.ts';

type Versioned<Stored> = Stored & { version: string };

type Kind<Stored extends object, Values extends object, Body, Row> = {
  rows: ReturnType<typeof versionedRows<Stored, Values>>;
  /** The values of a form; `record` is the locked row, null for a new one. */
  toValues: (ctx: ConsoleContext, body: Body, record: Versioned<Stored> | null) => Values | Promise<Values>;
  toRows: (ctx: ConsoleContext, records: Versioned<Stored>[]) => Row[] | Promise<Row[]>;
};

/** Read, create, update and picture of the rows of a table that visitors see. */
export function entryService<Stored extends object, Values extends object, Body, Row>({
  rows,
  toValues,
  toRows,
}: Kind<Stored, Values, Body, Row>) {
  async function toOne(ctx: ConsoleContext, record: Versioned<Stored> | null): Promise<Row> {
    const [row] = await toRows(ctx, [requireFound(record)]);
    return requireFound(row ?? null);
  }

  async function read(ctx: ConsoleContext, id: number): Promise<Row> {
    return toOne(ctx, await rows.find(ctx.db, id));
  }

  async function written(ctx: ConsoleContext, id: number): Promise<Row> {
    await publishShopChanged(ctx);
    return read(ctx, id);
  }

  return {
    read,

    async create(ctx: ConsoleContext, body: Body): Promise<Row> {
      const id = await rows.insert(ctx.db, await toValues(ctx, body, null));
      ctx.setTarget(id);
      return written(ctx, id);
    },

    /** Throws `changed_meanwhile`. */
    async update(ctx: ConsoleContext, id: number, body: Body & { version: string }): Promise<Row> {
      const record = requireFound(await rows.lock(ctx.db, id));
      requireVersion(body.version, record.version, await toOne(ctx, record));
      await rows.update(ctx.db, id, await toValues(ctx, body, record));
      return written(ctx, id);
    },

    /** Of a table with the column `picture`: replaces the picture by the uploaded one, or removes it without one. */
    async setPicture(ctx: ConsoleContext, id: number): Promise<Row> {
      const picture = await putUploadedPicture(ctx);
      requireFound(await rows.lock(ctx.db, id));
      await rows.update(ctx.db, id, { picture } as unknown as Partial<Values>);
      return written(ctx, id);
    },
  };
}
