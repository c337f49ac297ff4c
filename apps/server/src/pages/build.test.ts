import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf } from './build.ts';

test('a changed source of the storefront or of a package builds again, a changed test does not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'errand-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const sources = [
    'apps/web/app/root.tsx',
    'apps/web/vite.config.ts',
    'packages/domain/src/cart/index.ts',
    'packages/ui/src/forms/button.tsx',
    'packages/ui/src/forms/button.css',
    'packages/ui/assets/flags/ae.svg',
    'package-lock.json',
  ];
  const seen = new Set([fingerprintOf(root)]);
  for (const file of sources) {
    write(file, file);
    expect(seen).not.toContain(fingerprintOf(root));
    seen.add(fingerprintOf(root));
  }
  write('packages/ui/src/forms/button.test.tsx', 'test');
  expect(seen).toContain(fingerprintOf(root));
});
