export { addImages, MOST_IMAGES } from './images.ts';
export {
  MOST_PHOTO_BYTES,
  PHOTO_START_BYTES,
  PHOTO_TYPES,
  type PhotoType,
  photoProblem,
  photoType,
} from './photo.ts';
