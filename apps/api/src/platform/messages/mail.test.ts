import { contrastOf } from '@errand/domain/brand';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.defaults.ts';
import { composeMail, mailBrandOf, mainLink, paragraphs } from './index.ts';

const PARTS = [...paragraphs('Hello'), mainLink('https://marsa.example/track-order', 'Follow')];
const settings = { ...DEFAULT_SETTINGS, business_name: { en: 'Marsa', ar: 'مرسى' }, logo: 'a'.repeat(64) };

function mailWith(accent_shop: string | null, publicUrl = 'https://marsa.example'): string {
  return composeMail('ar', 'Subject', PARTS).html(mailBrandOf({ ...settings, accent_shop }, publicUrl));
}

test('a mail has the logo of the shop, and its name where there is none or no public address', () => {
  expect(mailWith(null)).toContain(`src="https://marsa.example/media/${'a'.repeat(64)}/384.png" alt="مرسى"`);
  expect(mailWith(null, '')).not.toContain('<img');
  expect(mailWith(null, '')).toContain('>مرسى</p>');
});

test('the button of a mail has the color of the shop, on which its white text can be read', () => {
  expect(mailWith('#1a7533')).toContain('background:#1a7533;color:#fff');
  const pale = /background:(#\w{6});color:#fff/.exec(mailWith('#ffd400'))?.[1] ?? '';
  expect(contrastOf(pale, '#ffffff')).toBeGreaterThanOrEqual(4.5);
});
