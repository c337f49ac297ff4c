import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

const WEB = path.join(import.meta.dirname, '..');

test('the development server knows the dependencies of all pages before the first one, so that the first edit is a hot update', async () => {
  const cacheDir = mkdtempSync(path.join(os.tmpdir(), 'errand-vite-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true, force: true }));
  const vite = await createServer({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    appType: 'custom',
    cacheDir,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(() => vite.close());
  const optimizer = vite.environments.client.depsOptimizer;
  await optimizer?.scanProcessing;
  const found = Object.keys({ ...optimizer?.metadata.optimized, ...optimizer?.metadata.discovered });
  // The storefront's own dependencies, those of its packages, and one that a single dialog loads on demand.
  const needed = [
    'sonner',
    'radix-ui',
    '@tanstack/react-query',
    'lucide-react',
    '@lingui/core',
    'maplibre-gl',
  ];
  expect(found).toEqual(expect.arrayContaining(needed));
}, 120_000);
