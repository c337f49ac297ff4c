import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTexts } from './texts-plugin.ts';

test('the page without a network says in both languages what the storefront says', () => {
  const page = readFileSync(new URL('../public/offline.html', import.meta.url), 'utf8');
  for (const language of ['en', 'ar']) {
    const texts = readTexts(language);
    for (const key of ['shell.offlineTitle', 'shell.offlineText', 'shell.retry']) {
      expect(page).toContain(`>${texts[key]}<`);
    }
  }
});
