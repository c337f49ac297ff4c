/** Accepted types of an operator's videos. All supported browsers play both. */
export type VideoType = 'mp4' | 'webm';

/** Maximum size of a video: a minute at 4 Mbit/s, which a visitor on a phone can watch without waiting. */
export const MAX_VIDEO_MEGABYTES = 32;

/** Number of leading bytes that identify the type of a video. */
export const VIDEO_START_BYTES = 64;

/**
 * The type of a video by its first bytes, because names and content types are not reliable. Null for other files, also
 * for videos that few browsers play, such as those of QuickTime and Matroska. `start` has up to `VIDEO_START_BYTES` bytes.
 */
export function videoType(start: Uint8Array): VideoType | null {
  const text = String.fromCharCode(...start.subarray(0, VIDEO_START_BYTES));
  if (text.slice(4, 8) === 'ftyp') return MP4_BRANDS.test(text.slice(8, 12)) ? 'mp4' : null;
  return text.startsWith(EBML) && text.includes(WEBM) ? 'webm' : null;
}

/** The major brands of MP4. AVIF, HEIC and QuickTime have others in the same container. */
const MP4_BRANDS = /^(?:iso[m2-9]|mp4[12]|avc1|dash|MSNV|M4V )$/;

/** The start of a Matroska container. */
const EBML = '\x1a\x45\xdf\xa3';
/** Its field `DocType` with the four letters of WebM. */
const WEBM = '\x42\x82\x84webm';
