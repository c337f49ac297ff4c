import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@errand/domain/language';
import { foldText } from '@errand/domain/search';
import type { Deps } from '../../platform/deps.ts';
import type { Events } from '../../platform/events/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { countSearches, listTrendingRows, type SearchCount } from './search-counts.queries.ts';

/** Counts are buffered in the process, so that a popular search is not written once per visitor. */
const WAIT_MS = 10_000;
/** Bound of the buffer: distinct searches. */
const MAX_WAITING = 500;
const DAYS = 7;
const SHOWN = 6;

type Waiting = { since: number; counts: Map<string, SearchCount> };
const waiting = new WeakMap<Events, Waiting>();

/** A number of that many digits could be a phone, a card or an order; it is no search for a product. */
const PERSONAL = /\p{N}{7}|@/u;

/** Counts a search by whether it found something. Neither the visitor nor what could name one is stored. */
export async function recordSearch(
  ctx: RequestContext<'db' | 'events' | 'log' | 'now'>,
  text: string,
  { hasFound }: { hasFound: boolean },
): Promise<void> {
  const shown = spellingOf(text);
  if (ctx.moduleId === null || shown === null) return;
  const count = {
    moduleId: ctx.moduleId,
    language: languageOf(shown),
    words: foldText(shown),
    shown,
    uses: hasFound ? 1 : 0,
    misses: hasFound ? 0 : 1,
  };
  const batch = waiting.get(ctx.events) ?? { since: ctx.now(), counts: new Map() };
  waiting.set(ctx.events, batch);
  const key = `${count.moduleId} ${count.language} ${count.words}`;
  const known = batch.counts.get(key);
  if (known) {
    known.uses += count.uses;
    known.misses += count.misses;
  } else if (batch.counts.size < MAX_WAITING) batch.counts.set(key, count);
  if (ctx.now() - batch.since >= WAIT_MS) await writeCounts(ctx);
}

/** The searched words as they are counted; null for none, and for what could name a person. */
function spellingOf(text: string): string | null {
  const shown = text
    .replace(/[^\p{L}\p{M}\p{N}'’-]+/gu, ' ')
    .trim()
    .toLowerCase();
  return shown === '' || PERSONAL.test(text.replace(/[\s().-]/g, '')) ? null : shown;
}

/** Writes the buffered counts. A failure is logged, because it must not fail a search. */
async function writeCounts(deps: Pick<Deps, 'db' | 'events' | 'log' | 'now'>): Promise<void> {
  const batch = waiting.get(deps.events);
  waiting.delete(deps.events);
  if (!batch) return;
  try {
    await countSearches(deps.db, [...batch.counts.values()], new Date(deps.now()));
  } catch (error) {
    deps.log.warn({ err: error }, 'saving search counts failed');
  }
}

/** Lists the trending searches of the last days in the language of the request. */
export async function listTrending(ctx: RequestContext<'now' | 'pool'>): Promise<string[]> {
  if (ctx.moduleId === null) return [];
  return listTrendingRows(ctx.pool, ctx.moduleId, ctx.language, {
    at: new Date(ctx.now()),
    days: DAYS,
    limit: SHOWN,
  });
}

/** The language of the typed text by its script, independent of the page's language. */
function languageOf(text: string): LanguageCode {
  const written = LANGUAGES.find(({ script }) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
  return written?.code ?? DEFAULT_LANGUAGE;
}
