import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/modules';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../../catalog/index.ts';
import {
  findModuleRecord,
  insertModule,
  listModuleRecords,
  lockModule,
  type ModuleInsert,
  type ModuleRecord,
  updateModuleRow,
} from './modules.console-queries.ts';

/** All modules on one page: there are few. */
export async function listModules(ctx: ConsoleContext) {
  const rows = (await listModuleRecords(ctx.db)).map(toModuleRow);
  return { rows, total: rows.length, total_is_bound: false, next: null };
}

export async function readModule(ctx: ConsoleContext, id: number) {
  const record = await findModuleRecord(ctx.db, id);
  if (!record) throw new AppError('not_found');
  return toModuleRow(record);
}

/** Adds an active module after the others. */
export async function createModule(
  ctx: ConsoleContext,
  body: ParsedInput<typeof contract.createModule>['body'],
) {
  const known = await listModuleRecords(ctx.db);
  const slugs = new Set(known.map(({ slug }) => slug));
  let slug: string = body.type;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${body.type}-${number}`;
  const position = Math.max(-1, ...known.map((module) => module.position)) + 1;
  const id = await insertModule(ctx.db, { ...body, slug, position });
  ctx.setTarget(id);
  await publishCatalogChanged(ctx, ctx.db);
  return readModule(ctx, id);
}

export async function updateModule(
  ctx: ConsoleContext,
  id: number,
  { version, name, description, ...body }: ParsedInput<typeof contract.updateModule>['body'],
) {
  const record = await lockModule(ctx.db, id);
  if (!record) throw new AppError('not_found');
  requireVersion(version, record.version, toModuleRow(record));
  const { all_zone_service: allZoneService, position } = body;
  return save(ctx, id, { name, description, allZoneService, position });
}

export async function setActive(ctx: ConsoleContext, id: number, { active }: { active: boolean }) {
  await lockModule(ctx.db, id);
  return save(ctx, id, { active });
}

async function save(ctx: ConsoleContext, id: number, change: Partial<ModuleInsert>) {
  await updateModuleRow(ctx.db, id, { ...change, updatedAt: new Date(ctx.now()) });
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
