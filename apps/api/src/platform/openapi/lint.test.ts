import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openApiDocument } from './document.ts';

const REDOCLY = fileURLToPath(new URL('../../../../../node_modules/.bin/redocly', import.meta.url));

/** Without these variables Redocly reports its use and looks for a newer version over the network. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

test('the document passes all recommended rules of Redocly, without a warning', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'errand-openapi-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const servers = [{ url: 'https://shop.errand.test' }];
  expect(await lint(folder, { ...openApiDocument(), servers })).toEqual([]);
  const broken = { openapi: '3.1.0', info: {}, servers, paths: { '/x': { get: { responses: {} } } } };
  expect(await lint(folder, broken)).toContain('operation-summary');
});

/** The names of the rules that the document breaks. */
async function lint(folder: string, document: object): Promise<string[]> {
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const { stdout } = await promisify(execFile)(
    REDOCLY,
    ['lint', '--extends', 'recommended', '--format', 'json', file],
    { cwd: folder, env: { ...process.env, ...OFFLINE }, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string }[] };
  return problems.map(({ ruleId }) => ruleId);
}
