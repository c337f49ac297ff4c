import { expect, test } from 'vitest';
import ui from './en/ui.json' with { type: 'json' };

// Requirements: CONST-11.
test('more than three images are rejected with the specified text', () => {
  expect(ui.imagesMost).toBe('Maximum 3 images can be send at a time.');
});
