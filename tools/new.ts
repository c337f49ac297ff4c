import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/**
 * `npm run new -- endpoint orders.reorder [--page]`: writes the slice of an endpoint, from the contract to its test, and
 * with `--page` a page with its texts. What it writes compiles; what is left to decide is said at the end.
 */
const [kind, name, ...flags] = process.argv.slice(2);
const [feature, verb] = (name ?? '').split('.');

if (kind !== 'endpoint' || !feature || !verb || !/^[a-z][a-zA-Z]*$/.test(verb)) {
  console.log(
    'Usage: npm run new -- endpoint <feature>.<verb> [--page]   for example: endpoint orders.reorder --page',
  );
  process.exit(1);
}

const kebab = verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = `${verb[0]?.toUpperCase()}${verb.slice(1)}`;
const written: string[] = [];

function write(file: string, text: string): void {
  const full = path.join(ROOT, file);
  if (existsSync(full)) return;
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
  written.push(file);
}

const contract = `packages/contract/src/${feature}.ts`;
const definition = `
export const ${verb} = endpoint({
  name: '${verb}',
  tag: '${feature}',
  summary: '${pascal}',
  method: 'POST',
  path: '/api/v1/${feature}/${kebab}',
  access: 'guest',
  body: z.object({ guest_id: z.string().optional() }),
  answer: message,
  errors: ['guest_required'],
});
`;
if (existsSync(path.join(ROOT, contract))) {
  const text = readFileSync(path.join(ROOT, contract), 'utf8');
  if (!text.includes(`export const ${verb} `)) {
    writeFileSync(path.join(ROOT, contract), text + definition);
    written.push(`${contract} (added)`);
  }
} else {
  write(
    contract,
    `import { z } from 'zod';\nimport { endpoint } from './endpoint.ts';\nimport { message } from './shapes.ts';\n${definition}`,
  );
}

const folder = `apps/api/src/features/${feature}`;
write(
  `${folder}/${kebab}.service.ts`,
  `import type { ${verb} as endpoint } from '@errand/contract/${feature}';
import type { AnswerOf, ParsedInput } from '@errand/contract';
import { AppError, type Ctx, ownerOf } from '../../platform/http/index.ts';

/** ${pascal}: permission first, then one transaction. */
export async function ${verb}(ctx: Ctx, _input: ParsedInput<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const owner = ownerOf(ctx.viewer);
  if (!owner) throw new AppError('guest_required');
  return ctx.db.transaction(async () => ({ message: owner }));
}
`,
);
write(
  `${folder}/${kebab}.routes.test.ts`,
  `import { ${verb} } from '@errand/contract/${feature}';
import { expect, test } from 'vitest';
import { startApi } from '../../../test/harness.ts';

test('${verb} is refused for somebody without a guest id or a token', async () => {
  const api = await startApi();
  await expect(api.client().call(${verb}, { body: {} })).rejects.toMatchObject({ status: 401 });
  await api.stop();
});
`,
);

if (flags.includes('--page')) {
  write(
    `apps/web/app/features/${feature}/routes/${kebab}-page.tsx`,
    `import { useText } from '#platform/i18n/index.ts';
import { unlessOverlay } from '#platform/overlay.ts';

export const shouldRevalidate = unlessOverlay;

export default function ${pascal}Page() {
  const t = useText();
  return (
    <div className="wrap">
      <h1 className="h1">{t('${feature}.${verb}Title')}</h1>
    </div>
  );
}
`,
  );
  for (const [language, text] of [
    ['en', pascal],
    ['ar', pascal],
  ] as const) {
    const file = path.join(ROOT, `apps/web/app/texts/${language}/${feature}.json`);
    const texts = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    texts[`${verb}Title`] ??= text;
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
    written.push(`apps/web/app/texts/${language}/${feature}.json (added)`);
  }
}

console.log(written.map((file) => `wrote ${file}`).join('\n'));
console.log(`Still yours:
- list the contract file in packages/contract/src/index.ts if it is new
- bind it: route(${verb}, …) in ${folder}/${feature}.routes.ts, and the routes in apps/api/src/app.ts if they are new
- say what the answer is, and name the guarantee in the test${flags.includes('--page') ? `\n- list the page in apps/web/app/features/${feature}/routes.ts, write its Arabic title` : ''}`);
