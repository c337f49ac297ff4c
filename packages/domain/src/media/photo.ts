import { fileKind } from './file-kind.ts';

/** Accepted file types of a customer's photo [PROFILE-23]. */
export const PHOTO_TYPES = ['jpeg', 'png', 'gif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];

const MAX_PHOTO_BYTES = 2 * 1024 * 1024;

/** The type of a photo by its first bytes. Null for other files, also for pictures of other types. */
export function photoType(start: Uint8Array): PhotoType | null {
  const kind = fileKind(start);
  return PHOTO_TYPES.find((type) => type === kind) ?? null;
}

/** Why a file is rejected as a photo before it is decoded, or null. `bytes` is the size of the whole file. */
export function checkPhoto(start: Uint8Array, bytes: number): 'image_type' | 'image_large' | null {
  if (photoType(start) === null) return 'image_type';
  return bytes > MAX_PHOTO_BYTES ? 'image_large' : null;
}
