/** Accepted file types of a customer's photo [PROFILE-23]. */
export const PHOTO_TYPES = ['jpeg', 'png', 'gif'] as const;
export type PhotoType = (typeof PHOTO_TYPES)[number];
const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** Number of leading bytes that identify the file type. */
export const PHOTO_SIGNATURE_BYTES = 8;

/** File signatures; "GIF87a" and "GIF89a" share their first four bytes. */
const SIGNATURES: Record<PhotoType, readonly number[]> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
};

/** The type of an image by its signature, because file names and content types are not reliable. Null for other files. */
export function photoType(start: Uint8Array): PhotoType | null {
  const hasSignature = (type: PhotoType) => SIGNATURES[type].every((byte, at) => start[at] === byte);
  return PHOTO_TYPES.find(hasSignature) ?? null;
}

/** Why a file is rejected as a photo before it is decoded, or null. `bytes` is the size of the whole file. */
export function checkPhoto(start: Uint8Array, bytes: number): 'image_type' | 'image_large' | null {
  if (photoType(start) === null) return 'image_type';
  return bytes > MAX_PHOTO_BYTES ? 'image_large' : null;
}
