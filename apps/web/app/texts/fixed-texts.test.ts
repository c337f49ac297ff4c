import { expect, test } from 'vitest';
import ui from './en/ui.json' with { type: 'json' };

test('[CONST-11] more than three images are rejected with the specified text', () => {
  expect(ui.imagesMost).toBe('Maximum 3 images can be send at a time.');
});
