import { contrastOf } from '@errand/domain/brand';
import { LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { mailElements, mailWords } from '../../../../test/mail-html.ts';
import { DEFAULT_SETTINGS } from '../../../features/settings/settings.defaults.ts';
import type { XmlTree } from '../../xml/index.ts';
import * as parts from '../index.ts';
import { colorsOf } from './look.ts';

const { composeMail, mailBrandOf, mainLink, paragraphs } = parts;
const LINK = 'https://marsa.example/track-order?order_id=1&key=2';
const ACCENTS = [null, '#1a7533', '#ffd400', '#000000', '#ffffff'];
const BRAND = {
  ...MAIL_BRAND,
  url: 'https://marsa.example',
  logoUrl: 'https://marsa.example/media/a/384.png',
  address: { en: '12 Harbour Street', ar: '12 شارع الميناء' },
  phone: '+971 50 123 4567',
  email: 'hello@marsa.example',
};

/** A mail with every part. */
function mailIn(language: LanguageCode) {
  const row = { quantity: 2, label: 'Soup & <b>bread', detail: 'Large', amount: '− $5.00' };
  return composeMail(language, 'Order #12', [
    ...paragraphs('Hello Layla,', 'we have your order #12 of $24.00.\nThank you.'),
    parts.callout('The oven is broken.'),
    parts.facts(['Pickup: 20:00', 'Total: $24.00']),
    parts.codePanel('123456'),
    parts.amountTable(language, [[row], [{ label: 'Total', amount: '$5.00', isTotal: true }]], 'Before'),
    mainLink(LINK, 'Follow', 'Anyone with this link can follow.'),
    parts.accountLink(LINK, 'Open the console'),
    parts.remark('Ignore this message.'),
    parts.signature('Marsa'),
    parts.unsubscribeLine(`${LINK}&off=1`, language),
  ]);
}

function mailWith(accent_shop: string | null, publicUrl = 'https://marsa.example'): string {
  const settings = {
    ...DEFAULT_SETTINGS,
    business_name: { en: 'Marsa', ar: 'مرسى' },
    logo: 'a'.repeat(64),
    accent_shop,
  };
  const mail = composeMail('ar', 'Subject', [...paragraphs('Hello'), mainLink(LINK, 'Follow')]);
  return mail.html(mailBrandOf(settings, publicUrl));
}

/** What Outlook on Windows, Gmail and Apple Mail show, or ignore without harm: rounded corners, largest sizes. */
const ELEMENTS = 'html head meta title style body div table tr td h1 h2 p a br span img'.split(' ');
const STYLES =
  'background-color border border-radius border-top color display font-family font-size font-weight height letter-spacing line-height margin max-height max-width mso-hide mso-padding-alt overflow padding padding-left padding-right text-align text-decoration vertical-align white-space width word-break'.split(
    ' ',
  );

/** Whether an element is laid out as Outlook on Windows does it: by rows and cells, of which only cells have padding. */
function isPlainLayout({ name, attributes, children }: XmlTree): boolean {
  const has = (child: string) => children.every((one) => one.name === child);
  if (name === 'table' && (attributes['role'] !== 'presentation' || !has('tr'))) return false;
  if (name === 'tr' && !has('td')) return false;
  const isPadded = /(?<!-)padding[a-z-]*:[^;]*[1-9]/.test(attributes['style'] ?? '');
  return !isPadded || name === 'td' || attributes['class'] === 'button';
}

test('a mail is well-formed, of tables and of styles that Outlook, Gmail and Apple Mail know', async () => {
  for (const language of LANGUAGE_CODES) {
    const elements = await mailElements(mailIn(language).html(BRAND));
    expect(elements.map(({ name }) => name).filter((name) => !ELEMENTS.includes(name))).toEqual([]);
    const styles = elements.flatMap(
      ({ attributes }) => attributes['style']?.split(';').filter(Boolean) ?? [],
    );
    expect(styles.filter((style) => !STYLES.includes(style.split(':')[0]!))).toEqual([]);
    expect(styles.filter((style) => /:\s*(start|end|flex|grid)/.test(style))).toEqual([]);
    expect(elements.filter((element) => !isPlainLayout(element)).map(({ name }) => name)).toEqual([]);
  }
});

test('a mail says its language, and lies in its direction also where only cells and alignment are known', async () => {
  for (const [language, direction, start, end] of [
    ['en', 'ltr', 'left', 'right'],
    ['ar', 'rtl', 'right', 'left'],
  ] as const) {
    const elements = await mailElements(mailIn(language).html(BRAND));
    expect(elements[0]?.attributes).toMatchObject({ lang: language, dir: direction });
    const cells = elements.filter(({ name }) => name === 'td');
    expect(cells[0]?.attributes['dir']).toBe(direction);
    const card = cells.find(({ attributes }) => attributes['class']?.includes('card'));
    expect(card?.attributes).toMatchObject({
      align: start,
      style: expect.stringContaining(`text-align:${start}`),
    });
    const amounts = cells.slice(1).filter(({ attributes }) => attributes['dir'] === 'ltr');
    expect(amounts.map(({ attributes }) => attributes['align'])).toEqual([end, end]);
  }
});

test('signs stay on their side of a number among Arabic words', () => {
  const html = mailIn('ar').html(BRAND);
  expect(html).toContain('<h1 class="ink"');
  for (const number of ['#12', '$24.00', '− $5.00', '+971 50 123 4567'])
    expect(html).toContain(`<span dir="ltr">${number}</span>`);
  expect(mailIn('ar').text).toContain('2 × Soup & <b>bread (Large)  \u2066− $5.00\u2069');
  expect(mailIn('en').text).toContain('2 × Soup & <b>bread (Large)  − $5.00\n');
});

test('hidden accounts and references keep their order among Arabic words', () => {
  for (const given of ['•••• 3000', '20260304-14-S12'])
    expect(composeMail('ar', 'دفعة', paragraphs('مرحبًا،', `إلى ${given}.`)).html(BRAND)).toContain(
      `<span dir="ltr">${given}</span>`,
    );
});

test('lists of mails show what follows the greeting, or what the mail says', async () => {
  const preheader = async (mail: parts.ComposedMail) =>
    (await mailElements(mail.html(BRAND))).find(({ name }) => name === 'div');
  const shown = await preheader(mailIn('en'));
  expect(shown?.text).toMatch(/^We have your order #12 of \$24\.00\.\nThank you\./);
  expect(shown?.attributes['style']).toMatch(/^display:none;.*mso-hide:all/);
  const own = composeMail('en', 'Subject', paragraphs('Hello'), { preheader: 'Own & short' });
  expect((await preheader(own))?.text).toMatch(/^Own & short/);
  expect((await preheader(composeMail('en', 'Subject', paragraphs('only'))))?.text).toMatch(/^Only/);
});

test('the subject is the heading of a mail, unless it says otherwise', () => {
  const html = (heading?: string | null) =>
    composeMail('en', 'A & B', paragraphs('Hello'), heading === undefined ? {} : { heading }).html(BRAND);
  expect(html()).toMatch(/<h1 [^>]+>A &amp; B<\/h1>/);
  expect(html('Other')).toMatch(/<h1 [^>]+>Other<\/h1>/);
  expect(html(null)).not.toContain('<h1');
});

test('every color of a mail has another one in the dark, for programs that ask and for Outlook', async () => {
  const html = mailIn('en').html(BRAND);
  const styles = (await mailElements(html)).filter(({ name }) => name === 'style').map(({ text }) => text);
  const [asked, outlook] = [styles.find((one) => one.includes('prefers-color-scheme')), styles.at(-1)];
  for (const { name, attributes } of await mailElements(html)) {
    const { style = '', class: names = '' } = attributes;
    const classes = names.split(' ');
    const hasRule = (sheet: string | undefined, property: string) =>
      classes.some((one) => new RegExp(`\\.${one}(?:\\[[a-z-]+\\])?\\{${property}:`).test(sheet ?? ''));
    for (const [used, property] of [
      [/(?:^|;)color:/, 'color'],
      [/(?:^|;)background-color:/, 'background-color'],
      [/(?:^|;)border-top:/, 'border-color'],
    ] as const) {
      if (!used.test(style) || style.includes('mso-hide')) continue;
      expect(hasRule(asked, property), `${name} ${style}`).toBe(true);
      expect(hasRule(outlook, property), `${name} ${style}`).toBe(true);
    }
  }
  expect(outlook).toMatch(/\[data-ogsc\] \.ink,\.ink\[data-ogsc\]\{.*\[data-ogsb\] \.card,/);
});

test('texts of a mail can be read on all its surfaces in both themes', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, card, soft, ink, muted } = colorsOf(theme);
    for (const surface of [page, card, soft])
      for (const text of [ink, muted]) expect(contrastOf(text, surface)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the button has the color of the shop, on which its text can be read in both themes', () => {
  expect(mailWith('#1a7533')).toMatch(/background-color:#1a7533;[^"]*;color:#ffffff/);
  for (const accent of ACCENTS) {
    const html = mailWith(accent);
    const light = /class="button"[^>]*background-color:(#\w{6});[^"]*;color:(#\w{6})/.exec(html)!;
    const text = /\.button\{color:(#\w{6})/.exec(html)!;
    const fill = /\.button\{background-color:(#\w{6})/.exec(html)!;
    expect(contrastOf(light[1]!, light[2]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(text[1]!, fill[1]!)).toBeGreaterThanOrEqual(4.5);
  }
});

test('Outlook on Windows gets the width of the mail and the padding of the button in its own markup', () => {
  const html = mailWith(null);
  expect(html).toMatch(/<!--\[if mso\]><table role="presentation" align="center" width="600"/);
  expect(html).toMatch(
    /<a class="button"[^>]+><!--\[if mso\]><i [^>]*mso-text-raise.*?-->Follow<!--\[if mso\]>/,
  );
});

test('a mail has the logo of the shop, and its name where there is none or no public address', () => {
  expect(mailWith(null)).toContain(`src="https://marsa.example/media/${'a'.repeat(64)}/384.png" alt="مرسى"`);
  expect(mailWith(null, '')).not.toContain('<img');
  expect(mailWith(null, '')).toMatch(/<span class="ink"[^>]*>مرسى<\/span>/);
});

test('the dark logo replaces the other one in the dark, and without one the logo lies on white', () => {
  const logoDarkUrl = 'https://marsa.example/media/d/384.png';
  const both = mailIn('en').html({ ...BRAND, logoDarkUrl });
  expect(both).toMatch(new RegExp(`<!--\\[if !mso\\]><!--><img class="logo-dark ink" src="${logoDarkUrl}"`));
  expect(both).toMatch(/\.logo\{display:none!important\}.*\.logo-dark\{display:inline-block!important\}/);
  expect(mailIn('en').html(BRAND)).toContain('.logo{background-color:#ffffff!important');
});

test('the footer says who sends the mail and how they are reached, as far as the operator has entered it', () => {
  const words = mailWords(mailIn('ar').html(BRAND));
  expect(words).toContain('مرسى\n12 شارع الميناء\n+971 50 123 4567  hello@marsa.example\n');
  expect(mailWords(mailIn('en').html(MAIL_BRAND))).toMatch(/Ignore this message\.\s+Marsa\s+Unsubscribe/);
});

test('a mail that can be turned off says where, below the card and in its language', () => {
  for (const [language, label] of [
    ['en', 'Unsubscribe from mails like this'],
    ['ar', 'إلغاء الاشتراك في هذه الرسائل'],
  ] as const) {
    const { text, html } = mailIn(language);
    expect(text.endsWith(`Marsa\n\n${label}:\n${LINK}&off=1\n`)).toBe(true);
    expect(html(BRAND)).toMatch(
      new RegExp(
        `class="foot muted".*href="${LINK.replace(/[?&]/g, '(?:\\?|&amp;)')}&amp;off=1"[^>]*>${label}`,
      ),
    );
  }
});

test('Gmail shows a mail of sixty lines with long names whole', () => {
  const name = 'بقلاوة بالفستق الحلبي والقطر البارد مع ماء الزهر في علبة هدايا'.repeat(2);
  const row = { quantity: 12, label: name, detail: name, amount: '− AED\u00a01,250.00' };
  const table = parts.amountTable('ar', [
    Array.from({ length: 60 }, () => row),
    Array.from({ length: 12 }, () => row),
  ]);
  const html = composeMail('ar', name, [...paragraphs('مرحبًا', name), table]).html(BRAND);
  expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
});
