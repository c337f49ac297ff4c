import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { consoleAddress, recordConsoleAddress } from './console-address.ts';

test('a link outside of a request leads to the running console, else to the assumed port, and says which', () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'errand-address-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const env = { DATA_DIR, PORT: 3000, CONSOLE_PORT: undefined, CONSOLE_URL: undefined };
  expect(consoleAddress(env)).toEqual({ url: 'http://localhost:3001', isAssumed: true });
  const forget = recordConsoleAddress(DATA_DIR, 'http://localhost:4401');
  expect(consoleAddress(env)).toEqual({ url: 'http://localhost:4401', isAssumed: false });
  const CONSOLE_URL = 'https://console.shop.example';
  expect(consoleAddress({ ...env, CONSOLE_URL })).toEqual({ url: CONSOLE_URL, isAssumed: false });
  forget();
  expect(consoleAddress({ ...env, CONSOLE_PORT: 4800 })).toEqual({
    url: 'http://localhost:4800',
    isAssumed: true,
  });
});
