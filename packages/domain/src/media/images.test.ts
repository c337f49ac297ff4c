import { expect, test } from 'vitest';
import { addImages, MAX_IMAGES } from './images.ts';

test('[CONST-10] an upload keeps its first three images and says when there were more', () => {
  expect(MAX_IMAGES).toBe(3);
  expect(addImages(['a'], ['b', 'c'])).toEqual({ images: ['a', 'b', 'c'], tooMany: false });
  expect(addImages(['a'], ['b', 'c', 'd'])).toEqual({ images: ['a', 'b', 'c'], tooMany: true });
  expect(addImages([], ['a', 'b'], 1)).toEqual({ images: ['a'], tooMany: true });
});
