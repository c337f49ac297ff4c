import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/index.ts';
import { files } from './files.tables.ts';

/** SQL condition: the stored picture with a key is a photo, as `isPhoto` decides. */
export function isPhotoSql(key: string): string {
  return `exists (select 1 from files f where f.key = ${key} and f.content_type = 'image/jpeg')`;
}

/** Whether a stored picture is a photo. Photos are stored as JPEG; cut-outs have a transparent background. */
export async function isPhoto(q: Queryable, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const rows = await q
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.key, key), eq(files.contentType, 'image/jpeg')));
  return rows.length > 0;
}
