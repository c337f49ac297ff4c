import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LanguageCode } from '@errand/domain/language';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../tools/chromium.ts';
import { storeVisitor } from './visitor.ts';

export type PageRun = {
  /** Lighthouse's categories, 0 to 100. */
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number };
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** Total blocking time in CPU time, slowed by 4. It excludes the time of other programs. */
  tbtCpuMs: number;
  cls: number;
  requests: number;
  /** Compressed bytes by type, in kB. */
  scriptKb: number;
  fontKb: number;
  totalKb: number;
  consoleErrors: number;
};

const PORT = 9444;

/** Measures one page in a fresh browser with Lighthouse's mobile preset: simulated slow 4G and a processor slowed by 4. */
export async function measurePage(
  origin: string,
  path_: string,
  moduleType: string,
  language: LanguageCode,
): Promise<PageRun> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'errand-lighthouse-'));
  const executablePath = findChromium() ?? undefined;
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath && { executablePath }),
    args: [
      `--remote-debugging-port=${PORT}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    await storeVisitor(context, origin, moduleType, language);
    const result = await lighthouse(`${origin}${path_}`, {
      port: PORT,
      // The browser's profile contains the visitor.
      disableStorageReset: true,
      logLevel: 'error',
      output: 'json',
    });
    if (!result) throw new Error(`Lighthouse returned nothing for ${path_}`);
    const { traceEvents } = result.artifacts.Trace;
    return { ...summaryOf(result.lhr), tbtCpuMs: blockingTime(traceEvents) };
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function summaryOf(lhr: Result): Omit<PageRun, 'tbtCpuMs'> {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const requests = itemsOf<{ resourceType?: string; transferSize?: number }>(lhr, 'network-requests');
  const kb = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: requests.length,
    scriptKb: kb('Script'),
    fontKb: kb('Font'),
    totalKb: kb(),
    consoleErrors: itemsOf(lhr, 'errors-in-console').length,
  };
}

/** A task blocks from its 50th millisecond on; `tdur` is the time its thread ran, in microseconds. */
const SLOWDOWN = 4;

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur: number; tdur?: number };

/** Sums the time beyond 50 ms of the main thread's tasks that end after the first paint. */
function blockingTime(events: TraceEvent[]): number {
  // The browser's extension and blank pages paint too; the page paints last.
  const paint = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!paint) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts, dur }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - 50), 0);
}

function itemsOf<Item>(lhr: Result, audit: string): Item[] {
  const { details } = lhr.audits[audit] ?? {};
  return details && 'items' in details ? (details.items as Item[]) : [];
}
