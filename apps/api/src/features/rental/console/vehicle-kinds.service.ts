import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/vehicle-kinds';
import { withoutEmpty } from '@errand/domain/language';
import { and, asc, count, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import {
  type ConsoleContext,
  listPage,
  publishShopChanged,
  requireVersion,
  versionedRows,
} from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { mediaUrl, putUploadedPicture } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { vehicleBrands, vehicleCategories, vehicles } from '../rental.tables.ts';

type ListQuery = ParsedInput<typeof contract.listRentalCategories>['query'];
type NewKind = ParsedInput<typeof contract.createRentalCategory>['body'];
type Kind = ParsedInput<typeof contract.updateRentalCategory>['body'];

export const categories = vehicleKinds(vehicleCategories, vehicles.categoryId, 'category');
export const brands = vehicleKinds(vehicleBrands, vehicles.brandId, 'brand');

/**
 * List, form, picture and removal of a table of what vehicles are: their categories or brands. `column` is that of the
 * vehicles that refers to it. `update` throws `changed_meanwhile`, `remove` throws `vehicle_kind_in_use`.
 */
function vehicleKinds(
  table: typeof vehicleCategories | typeof vehicleBrands,
  column: typeof vehicles.categoryId | typeof vehicles.brandId,
  otherwise: string,
) {
  const rows = versionedRows<typeof vehicleBrands.$inferSelect, typeof vehicleBrands.$inferInsert>(table);
  type Stored = NonNullable<Awaited<ReturnType<typeof rows.find>>>;

  async function toRows(ctx: ConsoleContext, stored: Stored[]): Promise<contract.VehicleKindRow[]> {
    const counts = await countVehicles(
      ctx.db,
      stored.map(({ id }) => id),
    );
    return stored.map(({ id, slug, name, picture, position, active, version }) => ({
      id,
      slug,
      name,
      position,
      active,
      picture: mediaUrl(ctx.publicUrl, picture),
      vehicles: counts.get(id) ?? 0,
      version,
    }));
  }

  async function countVehicles(q: Queryable, ids: number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const counted = await q
      .select({ id: sql<number>`${column}`, vehicles: count() })
      .from(vehicles)
      .where(inArray(column, ids))
      .groupBy(column);
    return new Map(counted.map((one) => [one.id, one.vehicles]));
  }

  async function read(ctx: ConsoleContext, id: number): Promise<contract.VehicleKindRow> {
    const [row] = await toRows(ctx, [requireFound(await rows.find(ctx.db, id))]);
    return requireFound(row);
  }

  return {
    read,

    /** A page in the order of the shop. Its cursor is the number of rows before it. */
    list(ctx: ConsoleContext, query: ListQuery) {
      const order = query.direction === 'desc' ? desc : asc;
      const where = matching(query);
      return listPage(
        query,
        {
          rows: (limit, offset) =>
            rows.list(ctx.db, {
              where,
              order: [order(table.position), order(table.id)],
              page: { limit, offset },
            }),
          count: (most) => rows.count(ctx.db, where, most),
        },
        (stored) => toRows(ctx, stored),
      );
    },

    async create(ctx: ConsoleContext, body: NewKind) {
      const slug = await findFreeSlug(ctx.db, table.slug, body.name.en, otherwise);
      const id = await rows.insert(ctx.db, { ...columnsOf(body), slug });
      ctx.setTarget(id);
      await publishShopChanged(ctx);
      return read(ctx, id);
    },

    update(ctx: ConsoleContext, id: number, body: Kind) {
      return ctx.db.transaction(async (tx) => {
        const stored = requireFound(await rows.lock(tx, id));
        if (body.version !== stored.version)
          requireVersion(body.version, stored.version, await read(ctx, id));
        await rows.update(tx, id, columnsOf(body));
        await publishShopChanged(ctx);
        return read(ctx, id);
      });
    },

    async setPicture(ctx: ConsoleContext, id: number) {
      const picture = await putUploadedPicture(ctx);
      requireFound(await rows.find(ctx.db, id));
      await rows.update(ctx.db, id, { picture });
      // The tint is the background of the cut-out pictures that only the demo has.
      if (table === vehicleCategories)
        await ctx.db.update(vehicleCategories).set({ tint: null }).where(eq(vehicleCategories.id, id));
      await publishShopChanged(ctx);
      return read(ctx, id);
    },

    /** The lock prevents vehicles from getting it meanwhile. */
    remove(ctx: ConsoleContext, id: number) {
      return ctx.db.transaction(async (tx) => {
        requireFound(await rows.lock(tx, id));
        if ((await countVehicles(tx, [id])).size > 0) throw new AppError('vehicle_kind_in_use');
        await rows.remove(tx, id);
        await publishShopChanged(ctx);
        return { done: true } as const;
      });
    },
  };

  function matching({ search, state }: ListQuery): SQL | undefined {
    return and(
      search ? translationContains(table.name, search) : undefined,
      state && (state === 'active' ? sql`${table.active}` : not(sql`${table.active}`)),
    );
  }
}

function columnsOf({ name, position, active }: NewKind) {
  return { name: withoutEmpty(name), position, active };
}
