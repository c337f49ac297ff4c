export { addImages, MAX_IMAGES } from './images.ts';
export {
  PHOTO_START_BYTES,
  PHOTO_TYPES,
  type PhotoType,
  photoProblem,
} from './photo.ts';
