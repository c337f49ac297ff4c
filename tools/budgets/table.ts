import { readFileSync } from 'node:fs';
import path from 'node:path';
import { firstViewOf, readManifest, shippedBytes } from './first-view.ts';

/** The limits of one page's first view. A kB is 1000 bytes, compressed as shipped. */
type Budget = { module: string; scriptKb: number; scripts: number; styleKb: number };
export type Budgets = Record<string, Budget>;
export type Row = { page: string; scriptKb: number; scripts: number; styleKb: number; budget: Budget };

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
}

/** What the first view of each page loads from the build in `client`. */
export function measure(client: string, budgets: Budgets): Row[] {
  const manifest = readManifest(client);
  return Object.entries(budgets).map(([page, budget]) => {
    const { scripts, styles } = firstViewOf(client, manifest, budget.module);
    const kb = (files: string[]) => files.reduce((sum, file) => sum + shippedBytes(client, file), 0) / 1000;
    return { page, scriptKb: kb(scripts), scripts: scripts.length, styleKb: kb(styles), budget };
  });
}

/** One sentence for each limit that a page exceeds. */
export function excesses(rows: Row[]): string[] {
  return rows.flatMap(({ page, budget, ...row }) =>
    (['scriptKb', 'scripts', 'styleKb'] as const)
      .filter((key) => row[key] > budget[key])
      .map((key) => `${page}: ${key} is ${round(row[key])}, the limit is ${budget[key]}.`),
  );
}

export function tableOf(rows: Row[]): string {
  const lines = rows.map(({ page, scriptKb, scripts, styleKb, budget }) =>
    [
      page.padEnd(10),
      `${round(scriptKb)} ≤ ${budget.scriptKb}`.padStart(14),
      `${scripts} ≤ ${budget.scripts}`.padStart(10),
      `${round(styleKb)} ≤ ${budget.styleKb}`.padStart(14),
    ].join(''),
  );
  return ['page           script kB     scripts     styles kB', ...lines].join('\n');
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
