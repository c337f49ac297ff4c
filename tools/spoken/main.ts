import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../run.ts';
import { type SpokenOrder, spokenSection } from './spoken-order.ts';

/**
 * `npm run spoken [-- --write]` reads whole orders in Chromium by a virtual screen reader and prints the speech.
 * `--write` updates docs/accessibility.md, from which the journeys otherwise may not differ.
 */
const RESULTS = path.join(ROOT, 'test-results/spoken');
const DOCUMENT = path.join(ROOT, 'docs/accessibility.md');
const TITLE = '## Spoken orders\n';
const INTRODUCTION = `
Printed by \`npm run spoken\`, updated with \`-- --write\`. A virtual screen reader reads every page and dialog of an order from beginning to end; \`e2e/spoken\` fails if something has no name, is read twice, in the wrong order or in the other language, or if this part is out of date. The last column has the phrases of the controls that the customer uses, and what is announced then; times and numbers of orders are replaced. A phrase begins with the role, which a real screen reader says in the customer's language.
`;

rmSync(RESULTS, { recursive: true, force: true });
const isWriting = process.argv.includes('--write');
const { code } = await run('playwright', ['test', 'e2e/spoken'], {
  show: true,
  ...(isWriting && { env: { SPOKEN_WRITE: '1' } }),
});
const orders = globSync('*.json', { cwd: RESULTS })
  .toSorted()
  .map((file) => JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')) as SpokenOrder);
const sections = orders.map(spokenSection).join('\n\n');
console.log(sections);
if (isWriting && code === 0) {
  const [start = ''] = readFileSync(DOCUMENT, 'utf8').split(TITLE);
  writeFileSync(DOCUMENT, `${start}${TITLE}${INTRODUCTION}\n${sections}\n`);
}
process.exit(code);
