import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { TextProvider } from '@errand/client/i18n.tsx';
import { listRefunds } from '@errand/contract/console/refunds';
import { LANGUAGES, type LanguageCode } from '@errand/domain/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { queries } from '#platform/queries.ts';
import { englishWords, MORE_LANGUAGES } from '../../../../test/more-languages.ts';
import { messagesOf } from '../../test/messages.ts';
import { describeEndpoint } from '../../vite/describe-endpoint.ts';
import { pageInLanguages } from '../../vite/texts-plugin.ts';
import { LanguageFields } from './form/language-fields.tsx';
import { List } from './list/list.tsx';

vi.mock('../../../../packages/domain/src/language/languages.ts', async (original) => {
  const { withMoreLanguages } = await import('../../../../test/more-languages.ts');
  return withMoreLanguages(await original());
});
vi.mock('../../../../packages/vite-plugins/src/text-parity.ts', async (original) => {
  const { withMoreCatalogs } = await import('../../../../test/more-languages.ts');
  const module: typeof import('../../../../packages/vite-plugins/src/text-parity.ts') = await original();
  return { ...module, readTextsOf: withMoreCatalogs(module.readTextsOf) };
});

const CONSOLE = path.join(import.meta.dirname, '../..');
const endpoint = describeEndpoint(listRefunds) as unknown as typeof listRefunds;

/** A list without rows and the fields of a translated text, as HTML. */
function screen(language: LanguageCode): string {
  const page = { rows: [], total: 0, total_is_bound: false, next: null };
  queries.setQueryData(['refunds', 'listRefunds', { query: { search: '12' } }], page);
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <List
            endpoint={endpoint}
            resource="refunds"
            columns={{ id: { header: '#', cell: (row) => row.id } }}
            empty={{ title: '–' }}
          />
          <LanguageFields texts={{}} onChange={() => {}} fieldOf={() => ({})} />
        </>
      ),
    },
  ]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TextProvider language={language} messages={messagesOf(language)}>
        <Stub initialEntries={['/refunds?search=12']} />
      </TextProvider>
    </QueryClientProvider>,
  );
}

/** Language and direction that `public/start.js` sets for a stored language. */
function startIn(language: string): { lang?: string; dir?: string } {
  const html = pageInLanguages(readFileSync(path.join(CONSOLE, 'index.html'), 'utf8'));
  const script = /<script src="\/start\.js"([^>]*)>/.exec(html)?.[1] ?? '';
  const root: { lang?: string; dir?: string } = {};
  vm.runInNewContext(readFileSync(path.join(CONSOLE, 'public/start.js'), 'utf8'), {
    document: {
      documentElement: root,
      cookie: '',
      currentScript: { getAttribute: (name: string) => new RegExp(`${name}="([^"]*)"`).exec(script)?.[1] },
      addEventListener: () => {},
    },
    localStorage: { getItem: () => language },
    navigator: { language: 'en-US' },
    HTMLScriptElement: {},
    window: {},
    CSS: {},
  });
  return root;
}

test('languages that only the list and the catalogs add render the console', () => {
  for (const language of MORE_LANGUAGES) {
    const html = screen(language);
    const text = html.replace(/<[^>]+>/g, ' ');
    const letters = language === ('he' as string) ? /\p{Script=Hebrew}{2}/u : /[áéíóúñ]\p{L}*~/u;
    expect(text, language).toMatch(letters);
    const names = LANGUAGES.map(
      ({ code }) => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? '',
    );
    expect(englishWords(text, names), language).toEqual([]);
    expect(text, language).not.toMatch(/\b[a-z][\w-]*\.[a-z]\w+/);
    for (const { code } of LANGUAGES) expect(html).toContain(`lang="${code}"`);
  }
});

test('the console starts in any language of the list, and in the first one for others', () => {
  expect(startIn('he')).toMatchObject({ lang: 'he', dir: 'rtl' });
  expect(startIn('de')).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect(startIn('ar')).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(startIn('fr')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
