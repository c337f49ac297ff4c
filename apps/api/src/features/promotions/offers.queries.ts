import { inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { columnsExcept, columnsOf, prepared, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { advertisements, moduleReasons, moduleVideos } from './promotions.tables.ts';

const ADVERTISEMENT = columnsOf(advertisements, 'a', [
  'id',
  'storeId',
  'type',
  'title',
  'description',
  'picture',
  'video',
]);
export type AdvertisementRow = RowOf<typeof ADVERTISEMENT>;

export function listAdvertisementRows(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
  at: Date,
): Promise<AdvertisementRow[]> {
  return prepared<AdvertisementRow>(
    pool,
    'advertisements',
    `select ${ADVERTISEMENT.sql}
     from advertisements a ${joinStore('a.store_id')} and s.active ${joinModule('s.module_id')} and m.active
     where a.status = 'accepted' and a.starts_at <= $3::timestamptz and a.ends_at > $3 and ($1::int is null or s.module_id = $1)
       and ${servesZonesSql('$2')}
     order by a.position, a.id`,
    [moduleId, zoneIds, at],
  );
}

const REASON = columnsOf(moduleReasons, 'r', ['id', 'title', 'text', 'picture', 'tint']);
export type ReasonRow = RowOf<typeof REASON>;

export function listReasonRows(pool: pg.Pool, moduleId: number | null): Promise<ReasonRow[]> {
  return prepared<ReasonRow>(
    pool,
    'module-reasons',
    `select ${REASON.sql} from module_reasons r
     where $1::int is null or module_id = $1 order by position, id`,
    [moduleId],
  );
}

const VIDEO = columnsExcept(moduleVideos, 'v', ['moduleId']);
export type VideoRow = RowOf<typeof VIDEO>;

export async function findModuleVideo(pool: pg.Pool, moduleId: number | null): Promise<VideoRow | null> {
  const rows = await prepared<VideoRow>(
    pool,
    'module-video',
    `select ${VIDEO.sql} from module_videos v where v.module_id = $1`,
    [moduleId],
  );
  return rows[0] ?? null;
}

/** Returns those of the stored videos that a module or an advertisement shows. */
export async function listShownVideos(q: Queryable, names: string[]): Promise<string[]> {
  const rows = await union(
    q.select({ video: moduleVideos.video }).from(moduleVideos).where(inArray(moduleVideos.video, names)),
    q
      .select({ video: advertisements.video })
      .from(advertisements)
      .where(inArray(advertisements.video, names)),
  );
  return rows.flatMap(({ video }) => video ?? []);
}
