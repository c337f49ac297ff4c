import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../harness.ts';
import { makeFuzzWorld, makeIdentities } from './fuzz-world.ts';
import { listOperations, type Operation } from './operations.ts';
import { watchRowChanges } from './row-changes.ts';
import { describeRequest, requestOf, type WireCall } from './send-call.ts';

/** `FUZZ_SECONDS=600 FUZZ_SEED=1 vitest run …` searches longer, or repeats a run. CI searches longer than a developer waits. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? (process.env['CI'] ? 20 : 5));
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** Failed attempts and wrong codes are counted for the rate limits. The shop's keys are created at their first use. */
const CHANGED_ON_REJECTION = ['attempts', 'codes', 'sign_in_steps', 'secrets'];
/** Searches are counted. The interface fixes `update-zone` as a GET; no other site can send its token. */
const CHANGED_BY_GET: Record<string, string[]> = {
  searchItems: ['search_counts'],
  searchStores: ['search_counts'],
  updateZone: ['customers'],
};

let api: TestApi;
let changedTables: () => Promise<string[]>;
beforeAll(async () => {
  api = await startApi({ demo: true });
  await makeFuzzWorld(api);
  changedTables = await watchRowChanges(api.deps.pool, CHANGED_ON_REJECTION);
});
afterAll(() => api.stop());

test('no call of any operation ends in a server error, and rejected calls and GETs change no row', {
  timeout: (SECONDS + 120) * 1000,
}, async () => {
  const operations = await listOperations(api.app);
  expect(operations.length).toBeGreaterThan(100);
  const until = performance.now() + SECONDS * 1000;
  const failures: string[] = [];
  for (const [index, operation] of operations.entries()) {
    // Each operation gets its share of the remaining time, so that a slow machine makes fewer calls instead of taking
    // longer.
    const share = (until - performance.now()) / (operations.length - index);
    const failure = await fuzz(operation, Math.max(share, 1));
    if (failure) failures.push(failure);
  }
  console.log(`FUZZ_SEED=${SEED}`, counts);
  expect(failures, `repeat with FUZZ_SEED=${SEED}`).toEqual([]);
  // A world that rejects everything would prove nothing.
  expect(counts.accepted).toBeGreaterThan(counts.rejected / 20);
});

/** The smallest call found that fails; null if none was found in `milliseconds`. */
async function fuzz(operation: Operation, milliseconds: number): Promise<string | null> {
  const identities = await makeIdentities(api);
  await changedTables();
  const viewer = fc.nat(identities.length - 1);
  const property = fc.asyncProperty(operation.calls, viewer, async (call, number) => {
    const request = requestOf(operation, call, identities[number]!);
    // Work that an earlier call left behind may finish now, so a change has to happen twice.
    const problem = (await problemOf(operation, request)) && (await problemOf(operation, request));
    if (problem) throw new Error(`${problem}: ${describeRequest(request)}`);
  });
  const result = await fc.check(property, {
    seed: SEED,
    numRuns: 10_000,
    interruptAfterTimeLimit: milliseconds,
  });
  if (!result.failed || !result.errorInstance) return null;
  return `${operation.name}: ${(result.errorInstance as Error).message}`;
}

const counts = { accepted: 0, rejected: 0 };

/** Sends a call. Throws for a server error; returns which rows changed that should not, else null. */
async function problemOf({ name, method }: Operation, request: WireCall): Promise<string | null> {
  const { statusCode, body } = await api.app.inject(request);
  const changed = await changedTables();
  counts[statusCode < 400 ? 'accepted' : 'rejected'] += 1;
  if (statusCode >= 500) throw new Error(`${statusCode} ${body} to ${describeRequest(request)}`);
  const allowed = method === 'GET' ? (CHANGED_BY_GET[name] ?? []) : changed;
  const wrong = statusCode >= 400 ? changed : changed.filter((table) => !allowed.includes(table));
  return wrong.length > 0 ? `${statusCode} changed ${wrong.join()}` : null;
}
