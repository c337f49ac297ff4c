import { expect, onTestFinished, test, vi } from 'vitest';
import { createReporter } from '../reporter.ts';
import { makeDataFolder } from '../start-testing.ts';
import { confirmCommand } from './confirm.ts';

vi.setConfig({ testTimeout: 60_000 });

function recorder() {
  const lines: string[] = [];
  return { lines, reporter: createReporter({ write: (text) => lines.push(text.trim()) }) };
}

test('a payment is confirmed by the number of one order', async () => {
  for (const args of [['trip', '1'], ['payment'], ['payment', 'TR-1'], ['payment', '1', '2']])
    await expect(confirmCommand(args, recorder().reporter)).rejects.toThrow(/confirmed|number/);
});

test('an order that does not exist is reported', async () => {
  const { folder, remove } = makeDataFolder();
  onTestFinished(remove);
  for (const [name, value] of Object.entries({ DATABASE_URL: '', DATA_DIR: folder, DEMO: '0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { lines, reporter } = recorder();
  expect(await confirmCommand(['payment', '7'], reporter)).toBe(1);
  expect(lines).toContain('There is no order 7.');
});
