import { messageText, type ParsedInput } from '@errand/contract';
import type { updateProfile } from '@errand/contract/customer';
import sharp from 'sharp';
import { AppError, type Ctx } from '../../platform/http/index.ts';
import { namesOf } from '../auth/index.ts';
import { updateCustomerRow } from './customer.queries.ts';
import { requireCustomerId } from './require-customer.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const FORMATS = ['jpeg', 'png', 'gif'];
/** Sharp on dense screens at the largest place a face is shown. */
const SIDE = 512;

/** Changes the customer's name and, where an `image` comes along, the picture. */
export async function updateVisitorProfile(ctx: Ctx, { name }: ParsedInput<typeof updateProfile>['body']) {
  const id = requireCustomerId(ctx);
  if (!name) throw new AppError('name_required', undefined, 'name');
  const upload = ctx.uploads.find(({ field }) => field === 'image');
  const picture = upload && (await ctx.files.put(ctx.db, await squarePicture(upload.bytes)));
  await updateCustomerRow(ctx.db, id, { ...namesOf(name), picture }, new Date(ctx.now()));
  return { message: messageText('profile_updated', ctx.language) };
}

/** A square of the picture's middle (specification 000 §5: ratio 1:1). What a file is, its bytes say and not its name. */
async function squarePicture(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_BYTES) throw new AppError('image_large', undefined, 'image');
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 });
  const format = await picture.metadata().then(
    (found) => found.format ?? '',
    () => '',
  );
  if (!FORMATS.includes(format)) throw new AppError('image_format', undefined, 'image');
  return picture
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'centre' })
    .png()
    .toBuffer()
    .catch(() => {
      throw new AppError('image_format', undefined, 'image');
    });
}
