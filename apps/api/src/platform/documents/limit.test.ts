import { expect, test } from 'vitest';
import { limited } from './limit.ts';

test('two files are rendered at once, twenty wait, further ones are rejected, and all that waited are rendered', async () => {
  let most = 0;
  let now = 0;
  const ends: (() => void)[] = [];
  const render = () =>
    limited(async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => void ends.push(resolve));
      now -= 1;
      return Buffer.from('pdf');
    });
  const rendered = Array.from({ length: 22 }, render);
  await expect(render()).rejects.toMatchObject({ code: 'busy' });
  for (let ended = 0; ended < 22; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(rendered);
  expect(most).toBe(2);
  const further = render();
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  expect((await further).toString()).toBe('pdf');
});
