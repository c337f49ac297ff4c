import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/newsletter/segments';
import type { Segment } from '@errand/domain/newsletter';
import { type ConsoleContext, listPage, requireVersion, type VersionedRow } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { searchZoneNames } from '../../location/index.ts';
import { listAllModuleNames } from '../../modules/index.ts';
import { countAudience } from '../audience.queries.ts';
import { newsletterSegments } from '../newsletter.tables.ts';
import { isSegmentUsed, segmentRows } from '../segments.queries.ts';

type Body = ParsedInput<typeof contract.createSegment>['body'];
type Conditions = Omit<Body, 'name'>;

/** Segments by name with the subscribers in each. Its cursor is the number of rows before it. */
export function listSegments(ctx: ConsoleContext, query: ParsedInput<typeof contract.listSegments>['query']) {
  const order = [newsletterSegments.name, newsletterSegments.id];
  return listPage(
    query,
    {
      rows: (limit, offset) => segmentRows.list(ctx.db, { order, page: { limit, offset } }),
      count: (most) => segmentRows.count(ctx.db, undefined, most),
    },
    async (records) => {
      const rows: contract.SegmentRow[] = [];
      for (const record of records) rows.push(await toRow(ctx, record));
      return rows;
    },
  );
}

export async function readSegment(ctx: ConsoleContext, id: number): Promise<contract.SegmentRow> {
  return toRow(ctx, requireFound(await segmentRows.find(ctx.db, id)));
}

export async function createSegment(ctx: ConsoleContext, body: Body): Promise<contract.SegmentRow> {
  const id = await segmentRows.insert(ctx.db, toValues(body));
  ctx.setTarget(id);
  return readSegment(ctx, id);
}

/** Throws `changed_meanwhile`. */
export async function updateSegment(
  ctx: ConsoleContext,
  id: number,
  body: Body & { version: string },
): Promise<contract.SegmentRow> {
  const record = requireFound(await segmentRows.lock(ctx.db, id));
  requireVersion(body.version, record.version, await toRow(ctx, record));
  await segmentRows.update(ctx.db, id, { ...toValues(body), updatedAt: new Date(ctx.now()) });
  return readSegment(ctx, id);
}

/** Throws `segment_used`. */
export async function deleteSegment(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  requireFound(await segmentRows.lock(ctx.db, id));
  if (await isSegmentUsed(ctx.db, id)) throw new AppError('segment_used');
  await segmentRows.remove(ctx.db, id);
  return { done: true };
}

export async function countSegment(ctx: ConsoleContext, conditions: Conditions): Promise<{ count: number }> {
  return { count: await countAudience(ctx.pool, toSegment(conditions), ctx.now()) };
}

/** The modules and zones that a segment may name. */
export async function listChoices(ctx: ConsoleContext) {
  const modules = await listAllModuleNames(ctx.db, ctx.language);
  return {
    modules: modules.map(({ id, name }) => ({ id, name })),
    zones: await searchZoneNames(ctx.db, '', ctx.language),
  };
}

function toValues({ name, ...conditions }: Body) {
  return { name, segment: toSegment(conditions) };
}

function toSegment({ languages, module_ids, zone_ids, last_order, days }: Conditions): Segment {
  return { languages, moduleIds: module_ids, zoneIds: zone_ids, lastOrder: last_order, days };
}

async function toRow(
  ctx: ConsoleContext,
  { id, name, segment, version }: VersionedRow<typeof segmentRows>,
): Promise<contract.SegmentRow> {
  const { languages, moduleIds, zoneIds, lastOrder, days } = segment;
  return {
    id,
    name,
    languages,
    module_ids: moduleIds,
    zone_ids: zoneIds,
    last_order: lastOrder,
    days,
    count: await countAudience(ctx.pool, segment, ctx.now()),
    version,
  };
}
