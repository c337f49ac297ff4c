import type { ParsedInput } from '@errand/contract';
import type {
  CampaignBody,
  CampaignDetail,
  listCampaigns as listEndpoint,
} from '@errand/contract/console/promotions/campaigns';
import {
  type ConsoleContext,
  listPage,
  publishShopChanged,
  requireVersion,
  stateOf,
  toPeriod,
  toText,
} from '../../../console/index.ts';
import { mediaUrl, requirePictures } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listModuleNames } from '../../modules/index.ts';
import {
  type CampaignRecord,
  type CampaignValues,
  countCampaigns,
  findCampaign,
  insertCampaign,
  listCampaignRecords,
  listCampaignSlugs,
  listCampaignStores,
  lockCampaign,
  replaceCampaignStores,
  updateCampaignRow,
} from './campaigns.console-queries.ts';
import { freeSlug } from './free-slug.ts';
import { requireTargets } from './targets.ts';

const PICTURE_WIDTH = 384;

export async function listCampaigns(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  const nowMs = ctx.now();
  const order = { sort: query.sort, ascending: query.direction === 'asc', nowMs };
  const found = await listPage(
    query,
    {
      rows: (limit, offset) => listCampaignRecords(ctx.db, query, { ...order, limit, offset }),
      count: () => countCampaigns(ctx.db, query, nowMs),
    },
    (row) => row,
  );
  return { ...found, rows: await toDetails(ctx, found.rows) };
}

export async function readCampaign(ctx: ConsoleContext, id: number): Promise<CampaignDetail> {
  const record = await findCampaign(ctx.db, id);
  if (!record) throw new AppError('not_found');
  return toDetail(ctx, record);
}

/** Throws `promotion_target` and `promotion_period`. */
export async function createCampaign(ctx: ConsoleContext, body: CampaignBody): Promise<CampaignDetail> {
  const values = await toValues(ctx, body);
  const taken = new Set(await listCampaignSlugs(ctx.db, freeSlug(body.title.en, 'campaign', new Set())));
  const slug = freeSlug(body.title.en, 'campaign', taken);
  const id = await insertCampaign(ctx.db, { ...values, slug });
  await replaceCampaignStores(ctx.db, id, body.store_ids);
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readCampaign(ctx, id);
}

/** The same, and throws `changed_meanwhile`. */
export async function updateCampaign(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: CampaignBody & { version: string },
): Promise<CampaignDetail> {
  const record = await requireLocked(ctx, id);
  if (record.version !== version) requireVersion(version, record.version, await toDetail(ctx, record));
  // Also where only its stores change, so that a form opened before is rejected.
  await updateCampaignRow(ctx.db, id, await toValues(ctx, body));
  await replaceCampaignStores(ctx.db, id, body.store_ids);
  await publishShopChanged(ctx);
  return readCampaign(ctx, id);
}

export async function setCampaignPicture(ctx: ConsoleContext, id: number): Promise<CampaignDetail> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  await requireLocked(ctx, id);
  const image = upload ? await ctx.files.put(ctx.db, upload.bytes) : null;
  // A tint belongs to a drawn picture.
  await updateCampaignRow(ctx.db, id, { image, tint: null });
  await publishShopChanged(ctx);
  return readCampaign(ctx, id);
}

async function requireLocked(ctx: ConsoleContext, id: number): Promise<CampaignRecord> {
  const record = await lockCampaign(ctx.db, id);
  if (!record) throw new AppError('not_found');
  return record;
}

async function toValues(ctx: ConsoleContext, body: CampaignBody): Promise<CampaignValues> {
  const period = toPeriod(body);
  if (body.daily_to <= body.daily_from) throw new AppError('promotion_period', {}, 'daily_to');
  await requireTargets(ctx, { moduleId: body.module_id, storeIds: body.store_ids });
  return {
    moduleId: body.module_id,
    title: toText(body.title),
    description: toText(body.description),
    tint: body.tint ?? null,
    ...period,
    dailyFrom: body.daily_from,
    dailyTo: body.daily_to,
  };
}

async function toDetail(ctx: ConsoleContext, record: CampaignRecord): Promise<CampaignDetail> {
  const [detail] = await toDetails(ctx, [record]);
  if (!detail) throw new AppError('not_found');
  return detail;
}

async function toDetails(ctx: ConsoleContext, records: CampaignRecord[]): Promise<CampaignDetail[]> {
  const members = await listCampaignStores(
    ctx.db,
    records.map(({ id }) => id),
  );
  const modules = await listModuleNames(
    ctx.db,
    records.map(({ moduleId }) => moduleId),
    ctx.language,
  );
  return records.map((record) => {
    const storeIds = members.flatMap((row) => (row.campaignId === record.id ? [row.storeId] : []));
    return {
      id: record.id,
      slug: record.slug,
      title: record.title,
      description: record.description,
      module: { id: record.moduleId, name: modules.find(({ id }) => id === record.moduleId)?.name ?? '' },
      store_ids: storeIds,
      store_count: storeIds.length,
      tint: record.tint,
      starts_at: record.startsAt.toISOString(),
      ends_at: record.endsAt.toISOString(),
      daily_from: record.dailyFrom,
      daily_to: record.dailyTo,
      picture: mediaUrl(ctx.publicUrl, record.image, PICTURE_WIDTH),
      state: stateOf(record, ctx.now()),
      version: record.version,
    };
  });
}
