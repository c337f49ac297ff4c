import fc from 'fast-check';
import { hostileText } from '../../apps/api/test/fuzz/hostile-values.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAGE_PATHS } from '../support/page-paths.ts';
import { start } from '../support/start.ts';

/** `FUZZ_SECONDS=600 FUZZ_SEED=1 npx playwright test e2e/security/hostile-addresses.spec.ts` searches longer, or repeats a run. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 8);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** The parameters that pages read, and one that no page reads. */
const NAMES =
  'brand category category_ids conversation data_type filter id key lang max_price min_price module_id name offset order_id page pickup place rating search sheet show sort store_zone_id used other'.split(
    ' ',
  );
const COOKIES = ['zones', 'module', 'language', 'theme', 'cell', 'interests', 'other'];
const USUAL = [
  '1',
  '2',
  '0',
  '1e300',
  'all',
  'saffron-street-kitchen',
  'burgers',
  '[1]',
  '1:food',
  '25.200,55.300',
  'ar',
  '4.5',
];

const text = fc.oneof(hostileText, fc.constantFrom(...USUAL));
/** Half of a surrogate pair, which `encodeURIComponent` rejects, is sent as bytes that are invalid UTF-8. */
const encoded = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80');
const pairs = (names: string[], separator: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 4 })
    .map((list) => list.map(([name, value]) => `${name}=${encoded(value)}`).join(separator));

test('no parameter, query or cookie makes a page fail', async ({ page }) => {
  test.setTimeout((SECONDS + 120) * 1000);
  await start(page);
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(PAGE_PATHS.length).toBeGreaterThan(40);
  const address = fc
    .tuple(fc.constantFrom(...PAGE_PATHS), fc.array(text, { minLength: 2, maxLength: 2 }), pairs(NAMES, '&'))
    .map(([path, values, query]) => {
      const filled = path.replaceAll(/:\w+|\*/g, () => encoded(values.pop() ?? ''));
      return query ? `${filled}?${query}` : filled;
    });
  const cookie = fc.oneof(fc.constant(cookies), pairs(COOKIES, '; '));
  const kind = fc.constantFrom('', '', '.data');
  const counts: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(address, cookie, kind, async (path, sent, suffix) => {
      const url =
        suffix && !path.startsWith('/?') && path !== '/' ? path.replace(/(\?|$)/, `${suffix}$1`) : path;
      const response = await page.request.get(url.startsWith('//') ? '/' : url, {
        headers: { cookie: sent },
        maxRedirects: 0,
      });
      counts[response.status()] = (counts[response.status()] ?? 0) + 1;
      if (response.status() >= 500) throw new Error(`${response.status()} to ${url} with ${sent}`);
    }),
    { seed: SEED, numRuns: 100_000, interruptAfterTimeLimit: SECONDS * 1000 },
  );
  console.log(`FUZZ_SEED=${SEED}`, counts);
  expect(counts[200]).toBeGreaterThan(5);
});
