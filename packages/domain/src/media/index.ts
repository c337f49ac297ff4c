export { FILE_START_BYTES, type FileKind, fileKind } from './file-kind.ts';
export { fittedSize, type Size } from './fitted-size.ts';
export { MAX_IMAGES } from './images.ts';
export { checkPhoto, PHOTO_TYPES, type PhotoType, photoType } from './photo.ts';
export { TINTS } from './tints.ts';
export { MAX_VIDEO_MEGABYTES, VIDEO_START_BYTES, type VideoType, videoType } from './video.ts';
