import type { Deps } from '../deps.ts';
import { type Events, type NoData, RECONNECTED, topicName } from '../events/index.ts';

/** Told when items, stores, categories or what they show have changed: every process forgets what it keeps of them. */
export const CATALOGUE_TOPIC = topicName<NoData>('catalogue');
const FRESH_MS = 30_000;
/** Up to this age an answer is still given, while it is read anew behind it. */
const STALE_MS = 300_000;
const MAX_KEPT = 1000;
/** Less than this is counted each time: it costs little, and a visitor sees when one is missing. */
export const COUNT_CACHE_MIN = 200;

type Answer = { value: Promise<unknown>; readAt: number };
const keptAnswers = new WeakMap<Events, Map<string, Answer>>();

/** Whether a count is large enough to be kept. */
export function shouldCacheCount(count: number): boolean {
  return count >= COUNT_CACHE_MIN;
}

/**
 * What was read about the catalogue under this name a short while ago, else what `read` gives; kept in the process where
 * `worth` says so, until the catalogue changes. Who asks while it is being read waits for the same reading.
 */
export async function cached<T>(
  deps: Deps,
  name: string,
  read: () => Promise<T>,
  worth: (value: T) => boolean,
): Promise<T> {
  const answers = answersOf(deps.events);
  const known = answers.get(name);
  const age = known ? deps.now() - known.readAt : Number.POSITIVE_INFINITY;
  if (known && age < STALE_MS) {
    if (age >= FRESH_MS) void refresh(deps, known, read);
    return known.value as Promise<T>;
  }
  const answer: Answer = { value: read(), readAt: deps.now() };
  answers.delete(name);
  answers.set(name, answer);
  for (const oldest of answers.keys()) {
    if (answers.size <= MAX_KEPT) break;
    answers.delete(oldest);
  }
  const forget = () => answers.get(name) === answer && answers.delete(name);
  answer.value.then((value) => worth(value as T) || forget(), forget);
  return answer.value as Promise<T>;
}

/** A failure leaves what is known and is logged. */
async function refresh<T>(deps: Deps, answer: Answer, read: () => Promise<T>): Promise<void> {
  answer.readAt = deps.now();
  try {
    answer.value = Promise.resolve(await read());
  } catch (error) {
    deps.log.warn({ err: error }, 'a kept answer');
  }
}

function answersOf(events: Events): Map<string, Answer> {
  const known = keptAnswers.get(events);
  if (known) return known;
  const made = new Map<string, Answer>();
  keptAnswers.set(events, made);
  for (const topic of [CATALOGUE_TOPIC, RECONNECTED]) events.subscribe(topic, () => made.clear());
  return made;
}
