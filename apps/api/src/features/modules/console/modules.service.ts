import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/modules';
import { freeSlug } from '@errand/domain/search';
import { asc } from 'drizzle-orm';
import {
  type ConsoleContext,
  requireVersion,
  type VersionedRow,
  versionedRows,
} from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/writes/index.ts';
import { modules } from '../modules.tables.ts';

const moduleRows = versionedRows(modules);
type ModuleRecord = VersionedRow<typeof moduleRows>;

/** All modules on one page: there are few. */
export async function listModules(ctx: ConsoleContext) {
  const rows = (await listModuleRecords(ctx.db)).map(toModuleRow);
  return { rows, total: rows.length, total_is_bound: false, next: null };
}

export async function readModule(ctx: ConsoleContext, id: number) {
  return toModuleRow(requireFound(await moduleRows.find(ctx.db, id)));
}

/** Adds an active module after the others. */
export async function createModule(
  ctx: ConsoleContext,
  body: ParsedInput<typeof contract.createModule>['body'],
) {
  const known = await listModuleRecords(ctx.db);
  const slugs = new Set(known.map(({ slug }) => slug));
  const slug = freeSlug(body.type, (one) => slugs.has(one));
  const position = Math.max(-1, ...known.map((module) => module.position)) + 1;
  const id = await moduleRows.insert(ctx.db, { ...body, slug, position });
  ctx.setTarget(id);
  await publishCatalogChanged(ctx, ctx.db);
  return readModule(ctx, id);
}

/** All modules, active or not, in the operator's order. */
function listModuleRecords(q: Queryable): Promise<ModuleRecord[]> {
  return moduleRows.list(q, { order: [asc(modules.position), asc(modules.id)] });
}

export async function updateModule(
  ctx: ConsoleContext,
  id: number,
  { version, name, description, ...body }: ParsedInput<typeof contract.updateModule>['body'],
) {
  const record = requireFound(await moduleRows.lock(ctx.db, id));
  requireVersion(version, record.version, toModuleRow(record));
  const { all_zone_service: allZoneService, position } = body;
  return save(ctx, id, { name, description, allZoneService, position });
}

export async function setActive(ctx: ConsoleContext, id: number, { active }: { active: boolean }) {
  await moduleRows.lock(ctx.db, id);
  return save(ctx, id, { active });
}

async function save(ctx: ConsoleContext, id: number, change: Partial<typeof modules.$inferInsert>) {
  await moduleRows.update(ctx.db, id, { ...change, updatedAt: new Date(ctx.now()) });
  await publishCatalogChanged(ctx, ctx.db);
  return readModule(ctx, id);
}

function toModuleRow(record: ModuleRecord) {
  return {
    id: record.id,
    slug: record.slug,
    type: record.type,
    name: record.name,
    description: record.description,
    all_zone_service: record.allZoneService,
    position: record.position,
    active: record.active,
    version: record.version,
  };
}
