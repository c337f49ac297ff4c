import { type FileKind, fittedSize, type Size } from '@errand/domain/media';

/** In pixels. The largest picture that the shop shows has 1800, and handwriting can be read at this size. */
const LONGEST_SIDE = 2000;
/** A smaller file is sent as it is, if it also has no more pixels. */
const LIGHT_BYTES = 1_500_000;
/** Kinds that the server takes; every other one that the browser can decode becomes a JPEG. */
const SENT_KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp'];
const QUALITY = 0.85;
/** Each try has this share of the sides of the one before. */
const SHRINK = 0.7;
const TRIES = 5;

/** A picture that the browser has decoded, turned as its metadata says. */
export type DecodedPicture = Size & {
  /** Draws it in a size, and tells whether any pixel of it is transparent. */
  draw(size: Size): { isTransparent: boolean; encode(type: string, quality: number): Promise<Blob | null> };
};
export type Decode = (file: Blob) => Promise<DecodedPicture | null>;

/**
 * Decodes a picture and makes a file of it that can be sent: turned upright, at most 2000 pixels on its longer side, as a
 * JPEG, or as a PNG if it is transparent, and without metadata. A small picture of a kind that the server takes stays as it
 * is. `unreadable` if the browser cannot decode it, `tooLarge` if it does not fit into `maxBytes`.
 */
export async function preparePicture(
  file: File,
  kind: FileKind,
  maxBytes: number,
  decode: Decode = decodePicture,
): Promise<File | 'unreadable' | 'tooLarge'> {
  const picture = await decode(file);
  if (!picture) return 'unreadable';
  const isSmall = Math.max(picture.width, picture.height) <= LONGEST_SIDE;
  if (SENT_KINDS.includes(kind) && isSmall && file.size <= Math.min(LIGHT_BYTES, maxBytes)) return file;
  for (let tried = 0, longest = LONGEST_SIDE; tried < TRIES; tried += 1, longest *= SHRINK) {
    const drawn = picture.draw(fittedSize(picture, longest));
    const blob = await drawn.encode(drawn.isTransparent ? 'image/png' : 'image/jpeg', QUALITY);
    if (!blob) return 'unreadable';
    if (blob.size <= maxBytes) return named(blob, file);
  }
  return 'tooLarge';
}

/** The new content under the old name, with the ending of its new type. */
function named(blob: Blob, { name, lastModified }: File): File {
  const ending = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type, lastModified });
}

/** Decodes by an image element, which turns a picture as its metadata says; null for what is no picture. */
async function decodePicture(file: Blob): Promise<DecodedPicture | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    if (width === 0 || height === 0) return null;
    return { width, height, draw: (size) => draw(image, size) };
  } catch {
    return null;
  } finally {
    // The decoded image stays.
    URL.revokeObjectURL(url);
  }
}

function draw(image: HTMLImageElement, { width, height }: Size): ReturnType<DecodedPicture['draw']> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return { isTransparent: false, encode: () => Promise.resolve(null) };
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return {
    isTransparent: hasTransparentPixel(pen.getImageData(0, 0, width, height).data),
    encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
  };
}

/** `data` has four bytes a pixel, the last one its opacity. */
function hasTransparentPixel(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
