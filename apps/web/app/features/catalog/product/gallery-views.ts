import type { Item } from '@errand/contract/catalog';

/** Display variants of one cut-out picture: tint, size and rotation. */
const VIEWS = [
  { tint: null, size: '60%', turn: '0deg' },
  { tint: null, size: '78%', turn: '-9deg' },
  { tint: 'sky', size: '60%', turn: '6deg' },
  { tint: 'sand', size: '118%', turn: '4deg' },
  { tint: 'mint', size: '60%', turn: '-4deg' },
] as const;

export type View = { tint: string; size: string; turn: string };

/** The pictures of an item, the main one first; empty if it has none. */
export function picturesOf(item: Pick<Item, 'images_full_url' | 'image_full_url'>): string[] {
  if (item.images_full_url.length > 0) return item.images_full_url;
  return item.image_full_url ? [item.image_full_url] : [];
}

/** The alternative text of a picture; the item's name if none is stored. */
export function textOf(item: Pick<Item, 'images_alt' | 'name'>, index: number): string {
  return item.images_alt?.[index] ?? item.name;
}

/** Repeated pictures get different variants; distinct pictures stay upright on the item's own tint. */
export function viewOf(item: Item, index: number): View {
  const pictures = picturesOf(item);
  const repeated = pictures.indexOf(pictures[index] ?? '') !== index;
  const view = repeated ? VIEWS[index % VIEWS.length] : VIEWS[0];
  return {
    tint: view?.tint ?? item.art?.tint ?? 'stone',
    size: view?.size ?? '60%',
    turn: item.art ? (view?.turn ?? '0deg') : '0deg',
  };
}
