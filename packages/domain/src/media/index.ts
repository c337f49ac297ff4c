export { addImages, MAX_IMAGES } from './images.ts';
export {
  MAX_PHOTO_BYTES,
  PHOTO_START_BYTES,
  PHOTO_TYPES,
  type PhotoType,
  photoProblem,
  photoType,
} from './photo.ts';
