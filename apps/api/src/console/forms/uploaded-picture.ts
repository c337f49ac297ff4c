import { requirePictures } from '../../platform/files/index.ts';
import type { ConsoleContext } from '../console-context.ts';

/** Stores the uploaded `picture`; null without one. Throws the rejections of `requirePictures`. */
export async function putUploadedPicture(ctx: ConsoleContext): Promise<string | null> {
  const [upload] = await requirePictures(ctx.uploads, 'picture', 1);
  return upload ? ctx.files.put(ctx.db, upload.bytes) : null;
}
