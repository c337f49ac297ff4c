/** What a customer's photo may be (000 §5). */
export const PHOTO_TYPES = ['jpeg', 'png', 'gif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** How much of a file's beginning tells its type. */
export const PHOTO_START_BYTES = 8;

/** How the files begin; "GIF87a" and "GIF89a" share their first four letters. */
const STARTS: Record<PhotoType, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
};

/** The type of a picture by its content: a name or a content type proves nothing. Null for every other file. */
export function photoType(start: Uint8Array): PhotoType | null {
  const begins = (type: PhotoType) => STARTS[type].every((byte, at) => start[at] === byte);
  return PHOTO_TYPES.find(begins) ?? null;
}

/** Why a file is not taken as a photo, before anybody unpacks it; null when it may be one. `bytes`: the size of all of it. */
export function photoProblem(start: Uint8Array, bytes: number): 'image_type' | 'image_large' | null {
  if (photoType(start) === null) return 'image_type';
  return bytes > MAX_PHOTO_BYTES ? 'image_large' : null;
}
