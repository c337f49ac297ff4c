import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPageStyles } from './page-styles.server.ts';

const CSS = Array.from({ length: 20 }, (_, number) => `.c${number}{order:${number}}`).join('');
const PAGE = '<body class="c0 c7 c8 c19">';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'errand-styles-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/style-Ab_1.css'), CSS);
  writeFileSync(path.join(folder, 'secret.css'), '.secret{order:1}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const queryOf = (address: string) => new URL(address, 'http://localhost').searchParams;

test('another server of the same build serves the address of the deferred styles', () => {
  const { first, deferred } = createPageStyles(folder).split('/assets/style-Ab_1.css', PAGE);
  expect(first).toBe('.c0{order:0}.c7{order:7}.c8{order:8}.c19{order:19}');
  const others = createPageStyles(folder).deferred(queryOf(deferred));
  expect(others).toContain('.c1{order:1}');
  expect(others).not.toMatch(/\.c(0|7|8|19)\{/);
  expect(`${first}${others}`).toHaveLength(CSS.length);
});

test('an address of another build, of another file or with a wrong length has no styles', () => {
  const styles = createPageStyles(folder);
  const query = queryOf(styles.split('/assets/style-Ab_1.css', PAGE).deferred);
  expect(styles.deferred(query)).not.toBeNull();
  for (const change of [
    { sheet: 'style-old.css' },
    { sheet: '../secret.css' },
    { used: 'AA' },
    { used: '' },
  ]) {
    expect(styles.deferred(new URLSearchParams({ ...Object.fromEntries(query), ...change }))).toBeNull();
  }
});
