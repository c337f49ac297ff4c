import { expect, test } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { AuthHead } from './auth-head.tsx';

// Requirements: AUTH-82, CONFIG-07.
test('the head of the dialogs has the operator’s logo, otherwise the mark of the product', () => {
  const head = (logo_full_url: string | null) => render(<AuthHead />, { config: { logo_full_url } });
  const own = head('https://shop.example/media/logo.webp');
  expect(own).toMatch(/<img[^>]*src="https:\/\/shop\.example\/media\/logo\.webp" alt=""/);
  expect(own).not.toContain('viewBox="0 0 32 32"');
  expect(head(null)).toContain('viewBox="0 0 32 32"');
  expect(head(null)).not.toContain('<img');
});
