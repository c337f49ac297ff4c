import { fold } from '@errand/domain/search';
import type { Deps } from '../../platform/deps.ts';
import type { Events } from '../../platform/events/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { countSearches, listTrendingRows, type SearchCount } from './search-counts.queries.ts';

/** Counts wait this long in the process, so that a word everybody looks for is not one row everybody writes. */
const WAIT_MS = 10_000;
/** More different searches than anyone makes in ten seconds are not worth the memory. */
const MAX_WAITING = 500;
const DAY_MS = 86_400_000;
const DAYS = 7;
const SHOWN = 6;

type Waiting = { since: number; counts: Map<string, SearchCount> };
const waiting = new WeakMap<Events, Waiting>();

/** Counts a search that found something. Only what and where is kept, never who. */
export async function recordSearch(ctx: RequestContext, text: string): Promise<void> {
  if (ctx.moduleId === null) return;
  const shown = text
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')
    .trim()
    .toLowerCase();
  const count = { moduleId: ctx.moduleId, language: languageOf(shown), words: fold(shown), shown, uses: 1 };
  const batch = waiting.get(ctx.events) ?? { since: ctx.now(), counts: new Map() };
  waiting.set(ctx.events, batch);
  const key = `${count.moduleId} ${count.language} ${count.words}`;
  const known = batch.counts.get(key);
  if (known) known.uses += 1;
  else if (batch.counts.size < MAX_WAITING) batch.counts.set(key, count);
  if (ctx.now() - batch.since >= WAIT_MS) await writeCounts(ctx);
}

/** Writes what waits. Trends are no reason to fail a search: a failure is logged. */
async function writeCounts(deps: Deps): Promise<void> {
  const batch = waiting.get(deps.events);
  waiting.delete(deps.events);
  if (!batch) return;
  try {
    await countSearches(deps.db, [...batch.counts.values()], dayOf(deps.now()));
  } catch (error) {
    deps.log.warn({ err: error }, 'search counts');
  }
}

/** What was searched for and found most in the last days, in the language of the request. */
export async function listTrending(ctx: RequestContext): Promise<string[]> {
  if (ctx.moduleId === null) return [];
  return listTrendingRows(ctx.pool, ctx.moduleId, ctx.language, dayOf(ctx.now() - DAYS * DAY_MS), SHOWN);
}

/** The language somebody typed in, whichever the pages speak. */
function languageOf(text: string): 'en' | 'ar' {
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
}

export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
