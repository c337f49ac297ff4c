import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/module-home';
import { withoutEmpty } from '@errand/domain/language';
import { TINTS } from '@errand/domain/media';
import { MODULE_HOME_LIMITS } from '@errand/domain/modules';
import { asc, eq, sql } from 'drizzle-orm';
import {
  type ConsoleContext,
  entryService,
  publishShopChanged,
  requireVersion,
  rowVersion,
  type VersionedRow,
  versionedRows,
} from '../../../console/index.ts';
import { mediaUrl, putUploadedPicture, putUploadedVideo, videoUrl } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { findModuleType } from '../../modules/index.ts';
import { moduleReasons, moduleVideos } from '../promotions.tables.ts';

/** The version of steps that were not written yet. */
const NEW = 'new';

const rows = versionedRows(moduleReasons);
type ReasonBody = contract.ModuleReasonBody & { module_id?: number };

/** Reasons to choose a module. Create throws `not_found` for an unknown module, and `module_reasons_many`. */
export const moduleReason = entryService({
  rows,
  async toValues(ctx, { title, text, tint, position, ...body }: ReasonBody, record) {
    const moduleId = record?.moduleId ?? (await requireModule(ctx, body.module_id ?? 0));
    if (record === null && (await listReasons(ctx, moduleId)).length >= MODULE_HOME_LIMITS.reasons)
      throw new AppError('module_reasons_many', { most: MODULE_HOME_LIMITS.reasons });
    return { moduleId, title: withoutEmpty(title), text: withoutEmpty(text), tint, position };
  },
  toRows: (ctx, records) => records.map((record) => toReasonRow(ctx, record)),
});

export async function removeReason(ctx: ConsoleContext, id: number) {
  if (!(await rows.remove(ctx.db, id))) throw new AppError('not_found');
  await publishShopChanged(ctx);
  return { done: true } as const;
}

export async function readModuleHome(ctx: ConsoleContext, moduleId: number): Promise<contract.ModuleHome> {
  await requireModule(ctx, moduleId);
  const guide = await findGuide(ctx, moduleId);
  const reasons = await listReasons(ctx, moduleId);
  return {
    steps: guide?.contents ?? [],
    picture: mediaUrl(ctx.publicUrl, guide?.image),
    video: videoUrl(ctx.publicUrl, guide?.video),
    version: guide?.version ?? NEW,
    reasons: reasons.map((record) => toReasonRow(ctx, record)),
  };
}

/** Throws `not_found` and `changed_meanwhile`. */
export async function saveSteps(
  ctx: ConsoleContext,
  moduleId: number,
  { steps, version }: ParsedInput<typeof contract.saveModuleSteps>['body'],
) {
  await lockGuide(ctx, moduleId);
  const current = await readModuleHome(ctx, moduleId);
  requireVersion(version, current.version, current);
  const contents = steps.map(({ title, text }) => ({ title: withoutEmpty(title), text: withoutEmpty(text) }));
  return writeGuide(ctx, moduleId, { contents });
}

export async function setHomePicture(ctx: ConsoleContext, moduleId: number) {
  const image = await putUploadedPicture(ctx);
  await requireModule(ctx, moduleId);
  return writeGuide(ctx, moduleId, { image });
}

/** Throws `not_found` and `video_type`. */
export async function setHomeVideo(ctx: ConsoleContext, moduleId: number) {
  await requireModule(ctx, moduleId);
  const video = await putUploadedVideo(ctx);
  return writeGuide(ctx, moduleId, { video, type: video ? 'video' : 'video_content' });
}

async function writeGuide(
  ctx: ConsoleContext,
  moduleId: number,
  change: Partial<Omit<typeof moduleVideos.$inferInsert, 'moduleId'>>,
) {
  await ctx.db
    .insert(moduleVideos)
    .values({ moduleId, type: 'video_content', ...change })
    .onConflictDoUpdate({ target: moduleVideos.moduleId, set: change });
  await publishShopChanged(ctx);
  return readModuleHome(ctx, moduleId);
}

/** Serializes the changes of a guide, also of one without a row. */
async function lockGuide(ctx: ConsoleContext, moduleId: number): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`module-home:${moduleId}`}))`);
}

async function findGuide(ctx: ConsoleContext, moduleId: number) {
  const { contents, image, video } = moduleVideos;
  const [row] = await ctx.db
    .select({ contents, image, video, version: rowVersion(moduleVideos.moduleId) })
    .from(moduleVideos)
    .where(eq(moduleVideos.moduleId, moduleId));
  return row ?? null;
}

function listReasons(ctx: ConsoleContext, moduleId: number) {
  return rows.list(ctx.db, {
    where: eq(moduleReasons.moduleId, moduleId),
    order: [asc(moduleReasons.position), asc(moduleReasons.id)],
  });
}

async function requireModule(ctx: ConsoleContext, id: number): Promise<number> {
  requireFound(await findModuleType(ctx.db, id));
  return id;
}

function toReasonRow(ctx: ConsoleContext, record: VersionedRow<typeof rows>) {
  const { id, moduleId, title, text, picture, position, version } = record;
  return {
    id,
    module_id: moduleId,
    title,
    text,
    tint: TINTS.find((tint) => tint === record.tint) ?? ('stone' as const),
    picture: mediaUrl(ctx.publicUrl, picture),
    position,
    version,
  };
}
