import type { ParsedInput } from '@errand/contract';
import { MOST_ITEM_PICTURES, type setItemPictures } from '@errand/contract/console/catalog/item-changes';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import type { Translations, Tx } from '../../../platform/db/index.ts';
import { isPhoto, putUploadedPicture } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { publishCatalogChanged } from '../writes/catalog-events.ts';
import { toItemDetail } from './item-detail.ts';
import { type FormItem, findFormItem, lockItemRow, updatePictures } from './item-form.queries.ts';
import { readItem } from './item-form.service.ts';

/**
 * Adds the uploaded `picture` as the last one. The version of the form is unchanged, because it may be open. Throws
 * `required`, `pictures_many` and the rejections of `requirePictures`.
 */
export async function addPicture(ctx: ConsoleContext, id: number) {
  const key = await putUploadedPicture(ctx);
  if (key === null) throw new AppError('required', {}, 'picture');
  return changePictures(ctx, id, ({ pictures, pictureTexts }) => {
    if (pictures.includes(key)) return { pictures, pictureTexts };
    if (pictures.length >= MOST_ITEM_PICTURES)
      throw new AppError('pictures_many', { most: MOST_ITEM_PICTURES }, 'picture');
    return { pictures: [...pictures, key], pictureTexts };
  });
}

/** Orders, describes and removes pictures of the item. Throws `changed_meanwhile`; unknown keys are ignored. */
export async function setPictures(
  ctx: ConsoleContext,
  id: number,
  { pictures: given, version }: ParsedInput<typeof setItemPictures>['body'],
) {
  return changePictures(ctx, id, async (item) => {
    if (version !== item.picturesVersion)
      requireVersion(version, item.picturesVersion, await toItemDetail(ctx, item));
    const kept = new Map(
      given.flatMap(({ key, alt }) => (item.pictures.includes(key) ? [[key, alt] as const] : [])),
    );
    const texts = [...kept].flatMap(([key, alt]) => (alt ? [[key, alt] as const] : []));
    return { pictures: [...kept.keys()], pictureTexts: Object.fromEntries(texts) };
  });
}

type Pictures = { pictures: string[]; pictureTexts: Record<string, Translations> };

async function changePictures(
  ctx: ConsoleContext,
  id: number,
  change: (item: FormItem) => Pictures | Promise<Pictures>,
) {
  return ctx.db.transaction(async (tx: Tx) => {
    await lockItemRow(tx, id);
    const item = requireFound(await findFormItem(tx, id));
    const changed = await change(item);
    // Photos fill their card; the tint is the background of cut-out pictures.
    const tint = (await isPhoto(tx, changed.pictures[0] ?? null)) ? null : item.tint;
    await updatePictures(tx, id, { ...changed, tint });
    await publishCatalogChanged(ctx, tx);
    return readItem(ctx, id);
  });
}
