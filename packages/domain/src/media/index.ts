export { addImages, MOST_IMAGES } from './images.ts';
