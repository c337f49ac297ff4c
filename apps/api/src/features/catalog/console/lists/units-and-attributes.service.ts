import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/catalog/units-and-attributes';
import { attributesFault } from '@errand/domain/catalog';
import { withoutEmpty } from '@errand/domain/language';
import { type ConsoleContext, requireVersion } from '../../../../console/index.ts';
import type { Translations } from '../../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../writes/catalog-events.ts';
import { pageOf } from './page-of.ts';
import * as rows from './units-and-attributes.queries.ts';

type ListQuery = ParsedInput<typeof contract.listUnits>['query'];
type UnitBody = ParsedInput<typeof contract.createUnit>['body'];
type AttributeBody = ParsedInput<typeof contract.createAttribute>['body'];

export async function listUnits(ctx: ConsoleContext, query: ListQuery) {
  return pageOf(await rows.listUnits(ctx.db), query);
}

export async function readUnit(ctx: ConsoleContext, id: number) {
  return requireFound(await rows.unitRows.find(ctx.db, id));
}

/** Throws `catalog_name_taken`. */
export async function createUnit(ctx: ConsoleContext, { name }: UnitBody) {
  const id = await rows.unitRows.insertUnlessTaken(ctx.db, { name: withoutEmpty(name) });
  if (id === null) throw nameTaken();
  ctx.setTarget(id);
  return readUnit(ctx, id);
}

/** Throws `changed_meanwhile` and `catalog_name_taken`. */
export async function updateUnit(
  ctx: ConsoleContext,
  id: number,
  { name, version }: UnitBody & { version: string },
) {
  return ctx.db.transaction(async (tx) => {
    const current = requireFound(await rows.unitRows.lock(tx, id));
    requireVersion(version, current.version, current);
    requireFreeName(name, id, await rows.listUnits(tx));
    await rows.unitRows.update(tx, id, { name: withoutEmpty(name) });
    // Items show the Arabic name of their unit.
    await publishCatalogChanged(ctx, tx);
    return readUnit(ctx, id);
  });
}

export async function deleteUnit(ctx: ConsoleContext, id: number) {
  if (!(await rows.unitRows.remove(ctx.db, id))) throw new AppError('not_found');
  return { done: true } as const;
}

export async function listAttributes(ctx: ConsoleContext, query: ListQuery) {
  return pageOf(await rows.listAttributes(ctx.db), query);
}

export async function readAttribute(ctx: ConsoleContext, id: number) {
  return requireFound(await rows.attributeRows.find(ctx.db, id));
}

/** Throws `catalog_name_taken` and `option_names_repeat`. */
export async function createAttribute(ctx: ConsoleContext, body: AttributeBody) {
  requireOptions(body);
  const id = await rows.attributeRows.insertUnlessTaken(ctx.db, storedAttribute(body));
  if (id === null) throw nameTaken();
  ctx.setTarget(id);
  return readAttribute(ctx, id);
}

/** Throws `changed_meanwhile`, `catalog_name_taken` and `option_names_repeat`. */
export async function updateAttribute(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: AttributeBody & { version: string },
) {
  requireOptions(body);
  return ctx.db.transaction(async (tx) => {
    const current = requireFound(await rows.attributeRows.lock(tx, id));
    requireVersion(version, current.version, current);
    requireFreeName(body.name, id, await rows.listAttributes(tx));
    await rows.attributeRows.update(tx, id, storedAttribute(body));
    return readAttribute(ctx, id);
  });
}

export async function deleteAttribute(ctx: ConsoleContext, id: number) {
  if (!(await rows.attributeRows.remove(ctx.db, id))) throw new AppError('not_found');
  return { done: true } as const;
}

function storedAttribute({ name, options }: AttributeBody) {
  return { name: withoutEmpty(name), options: options.map(withoutEmpty) };
}

function requireOptions({ name, options }: AttributeBody): void {
  const attribute = { title: name.en, options: options.map(({ en }) => en) };
  if (attributesFault([attribute], attribute.options) !== null)
    throw new AppError('option_names_repeat', {}, 'options');
}

function requireFreeName(
  { en }: { en: string },
  id: number,
  all: { id: number; name: Translations }[],
): void {
  if (all.some((other) => other.id !== id && other.name.en === en)) throw nameTaken();
}

function nameTaken(): AppError {
  return new AppError('catalog_name_taken', {}, 'name');
}
