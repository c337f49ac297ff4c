import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';

export type AdvertisementRow = {
  id: number;
  store_id: number;
  type: 'store_promotion' | 'video_promotion';
  title: Translations;
  description: Translations;
  video: string | null;
};

export function listAdvertisementRows(
  pool: pg.Pool,
  moduleId: number | null,
  zoneIds: number[],
  at: Date,
): Promise<AdvertisementRow[]> {
  return prepared<AdvertisementRow>(
    pool,
    'advertisements',
    `select a.id, a.store_id, a.type, a.title, a.description, a.video
     from advertisements a join stores s on s.id = a.store_id and s.active join modules m on m.id = s.module_id and m.active
     where a.starts_at <= $3::timestamptz and a.ends_at > $3 and ($1::int is null or s.module_id = $1)
       and (m.all_zone_service or s.zone_id = any($2::int[]))
     order by a.position, a.id`,
    [moduleId, zoneIds, at],
  );
}

export type CashbackRow = {
  id: number;
  title: Translations;
  type: 'percentage' | 'amount';
  amount: number;
  min_purchase_minor: number;
  max_discount_minor: number;
  per_customer: number;
  starts_at: Date;
  ends_at: Date;
};

export function listCashbackRows(pool: pg.Pool, at: Date): Promise<CashbackRow[]> {
  return prepared<CashbackRow>(
    pool,
    'cashbacks',
    `select * from cashbacks where active and starts_at <= $1::timestamptz and ends_at > $1 order by id`,
    [at],
  );
}

export type ReasonRow = {
  id: number;
  title: Translations;
  text: Translations;
  picture: string | null;
  tint: string | null;
};

export function listReasonRows(pool: pg.Pool, moduleId: number | null): Promise<ReasonRow[]> {
  return prepared<ReasonRow>(
    pool,
    'module-reasons',
    `select id, title, text, picture, tint from module_reasons
     where $1::int is null or module_id = $1 order by position, id`,
    [moduleId],
  );
}

export type VideoRow = {
  type: 'video' | 'image' | 'video_content';
  video: string | null;
  image: string | null;
  contents: { title: Translations; text: Translations }[];
};

export async function findModuleVideo(pool: pg.Pool, moduleId: number | null): Promise<VideoRow | null> {
  const rows = await prepared<VideoRow>(
    pool,
    'module-video',
    'select type, video, image, contents from module_videos where module_id = $1',
    [moduleId],
  );
  return rows[0] ?? null;
}
