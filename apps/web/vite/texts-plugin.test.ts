import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import routes from '../app/routes.ts';
import { mentionedKeys, readTexts, texts } from './texts-plugin.ts';

const HOME = 'app/features/home/routes/home-page.tsx';
const CHECKOUT = 'app/features/checkout/routes/checkout-page.tsx';

/** Builds two pages; `home` is the source of the first. Returns the code of all files with `name` in their name. */
async function buildPages(home: string): Promise<(name: string) => string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-texts-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, source: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  };
  write(HOME, `import('virtual:texts/en').then(console.log); ${home}`);
  write(CHECKOUT, `console.log('checkout.place');`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [texts()],
    resolve: {
      alias: {
        '#texts': path.join(import.meta.dirname, '../app/texts'),
        '@errand/client': path.join(import.meta.dirname, '../../../packages/client/src'),
      },
    },
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: [path.join(root, HOME), path.join(root, CHECKOUT)],
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: nameOf, test: /virtual:texts/ }] },
        },
      },
    },
  });
  const files = (result as Rolldown.RolldownOutput).output;
  return (name) =>
    files.map((file) => (file.type === 'chunk' && file.fileName.includes(name) ? file.code : '')).join('\n');
}

function nameOf(id: string): string {
  return id.includes('deferred') ? 'texts-deferred' : 'texts-first';
}

test('the texts of the first views are sent first, all others are deferred, each once', async () => {
  const code = await buildPages(`console.log('home.title', \`shell.popular.\${location.hash}\`);`);
  const [first, deferred] = [code('texts-first'), code('texts-deferred')];
  for (const key of ['home.title', 'shell.popular.store']) {
    expect(first).toContain(`"${key}"`);
    expect(deferred).not.toContain(`"${key}"`);
  }
  expect(first).not.toContain('"checkout.place"');
  const sent = [first, deferred].flatMap((text) =>
    Array.from(text.matchAll(/"([a-z-]+\.[\w.-]+)":/g), ([, key]) => String(key)),
  );
  expect(sent.toSorted()).toEqual(Object.keys(readTexts('en')).toSorted());
});

test('a page outside of the first views waits for the deferred texts', async () => {
  const code = await buildPages('');
  expect(code('checkout-page')).toMatch(/^await |[;}]await /m);
  expect(code('home-page')).not.toContain('await ');
});

type Entry = { file: string; children?: Entry[] };

test('every page is named as one, so that it waits for the deferred texts', () => {
  const filesOf = (entries: Entry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
  const pages = filesOf(routes).filter((file) => file.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((file) => !file.endsWith('-page.tsx'))).toEqual([]);
});

test('a key counts as used when it is a string or starts with a template’s beginning', () => {
  const keys = ['a.b', 'a.bc', 'orders.status.new', 'orders.title', 'parcel-home.size.small'];
  const used = (code: string) => [...mentionedKeys(keys, code)];
  expect(used(`t("a.b")`)).toEqual(['a.b']);
  expect(used('t(`orders.status.${state}`)')).toEqual(['orders.status.new']);
  expect(used('t(`parcel-home.size.${size}`)')).toEqual(['parcel-home.size.small']);
  expect(used('// a.b')).toEqual([]);
});
