import { expect, onTestFinished, test, vi } from 'vitest';
import { createReporter } from '../reporter.ts';
import { makeDataFolder } from '../start-testing.ts';
import { auditCommand } from './audit.ts';

vi.setConfig({ testTimeout: 60_000 });

function recorder() {
  const lines: string[] = [];
  return { lines, reporter: createReporter({ write: (text) => lines.push(text.trim()) }) };
}

test('only the money is audited', async () => {
  for (const args of [['stock'], ['money', 'again']])
    await expect(auditCommand(args, recorder().reporter)).rejects.toThrow(/audit money/);
});

test('a shop without orders has no difference, and nothing to book', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { lines, reporter } = recorder();
  expect(await auditCommand(['money', '--post'], reporter)).toBe(0);
  expect(lines).toContain('0 orders and the points of 0 customers from before the books were booked.');
  expect(lines).toContain('0 orders were compared; there are 0 differences.');
});
