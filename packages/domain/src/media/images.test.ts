import { expect, test } from 'vitest';
import { addImages, MAX_IMAGES } from './images.ts';

// Requirements: CONST-10.
test('an upload accepts three images, and reports when more were selected', () => {
  expect(MAX_IMAGES).toBe(3);
  expect(addImages(['a'], ['b', 'c'])).toEqual({ images: ['a', 'b', 'c'], tooMany: false });
  expect(addImages(['a'], ['b', 'c', 'd'])).toEqual({ images: ['a', 'b', 'c'], tooMany: true });
  expect(addImages([], ['a', 'b'], 1)).toEqual({ images: ['a'], tooMany: true });
});
