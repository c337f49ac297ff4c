export { addImages, MAX_IMAGES } from './images.ts';
export {
  checkPhoto,
  PHOTO_SIGNATURE_BYTES,
  PHOTO_TYPES,
  type PhotoType,
} from './photo.ts';
export { TINTS } from './tints.ts';
