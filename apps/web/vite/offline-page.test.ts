import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTexts } from './texts-plugin.ts';

test('the offline page has the storefront’s texts in both languages', () => {
  const page = readFileSync(new URL('../public/offline.html', import.meta.url), 'utf8');
  for (const language of ['en', 'ar']) {
    const texts = readTexts(language);
    for (const key of ['shell.offlineTitle', 'shell.offlineText', 'shell.retry']) {
      expect(page).toContain(`>${texts[key]}<`);
    }
  }
});
