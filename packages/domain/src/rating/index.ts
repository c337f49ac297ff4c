export { roundToHalfStars, STARS } from './stars.ts';
