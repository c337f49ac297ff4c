import type { ParsedInput } from '@errand/contract';
import type { listUnits } from '@errand/contract/console/catalog/units-and-attributes';
import {
  type ConsoleContext,
  pageOf,
  requireVersion,
  type versionedRows,
} from '../../../../console/index.ts';
import type { Queryable, Translations } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';

type ListQuery = ParsedInput<typeof listUnits>['query'];

/** List, read, create, update and removal of rows with a unique name. Create and update throw `catalog_name_taken`. */
export function namedRows<
  Stored extends { id: number; name: Translations },
  Values extends object,
  Body extends { name: { en: string } },
>(kind: {
  rows: ReturnType<typeof versionedRows<Stored, Values>>;
  listAll: (q: Queryable) => Promise<(Stored & { version: string })[]>;
  toValues: (body: Body) => Values;
  /** Whether the catalog shows them. */
  isShown: boolean;
}) {
  const { rows, listAll, toValues, isShown } = kind;

  async function read(ctx: ConsoleContext, id: number) {
    return requireFound(await rows.find(ctx.db, id));
  }

  return {
    read,

    async list(ctx: ConsoleContext, query: ListQuery) {
      return pageOf(await listAll(ctx.db), query);
    },

    async create(ctx: ConsoleContext, body: Body) {
      const id = await rows.insertUnlessTaken(ctx.db, toValues(body));
      if (id === null) throw nameTaken();
      ctx.setTarget(id);
      return read(ctx, id);
    },

    /** Throws `changed_meanwhile`. */
    update(ctx: ConsoleContext, id: number, body: Body & { version: string }) {
      const values = toValues(body);
      return ctx.db.transaction(async (tx) => {
        const current = requireFound(await rows.lock(tx, id));
        requireVersion(body.version, current.version, current);
        const others = (await listAll(tx)).filter((other) => other.id !== id);
        if (others.some(({ name }) => name.en === body.name.en)) throw nameTaken();
        await rows.update(tx, id, values);
        if (isShown) await publishCatalogChanged(ctx, tx);
        return read(ctx, id);
      });
    },

    async remove(ctx: ConsoleContext, id: number) {
      if (!(await rows.remove(ctx.db, id))) throw new AppError('not_found');
      return { done: true } as const;
    },
  };
}

function nameTaken(): AppError {
  return new AppError('catalog_name_taken', {}, 'name');
}
