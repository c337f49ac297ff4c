/** Backgrounds of pictures, banners and campaigns, ordered so that neighbors differ clearly. */
export const TINTS = [
  'sky',
  'butter',
  'mint',
  'peach',
  'lilac',
  'sea',
  'sand',
  'rose',
  'clay',
  'stone',
] as const;
