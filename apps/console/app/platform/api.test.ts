import { decideRefund } from '@errand/contract/console/refunds';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { queries, SESSION_KEY } from './queries.ts';
import { answerProof, isAskingForProof, StepUpCanceled } from './step-up.ts';

/** The codes of the next rejections; afterwards calls succeed. */
const rejections: string[] = [];
const bodies: string[] = [];

beforeEach(() => {
  rejections.length = 0;
  bodies.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(body);
    const code = rejections.shift();
    const errors = [{ code, message: 'Rejected' }];
    return code ? new Response(JSON.stringify({ errors }), { status: 403 }) : new Response('{"id":7}');
  });
  queries.setQueryData(SESSION_KEY, {});
});
afterEach(() => {
  queries.clear();
});

const refund = () => api.call(decideRefund, { params: { id: 7 }, body: { approved: true, note: null } });
const isSessionOutdated = () => queries.getQueryState(SESSION_KEY)?.isInvalidated;

test('calls that need the second factor share one question, and are repeated once it is proven', async () => {
  rejections.push('step_up_required', 'step_up_required');
  const calls = Promise.all([refund(), refund()]);
  await vi.waitFor(() => expect([bodies.length, isAskingForProof()]).toEqual([2, true]));
  answerProof(true);
  expect(isAskingForProof()).toBe(false);
  expect(await calls).toEqual([{ id: 7 }, { id: 7 }]);
  expect(bodies).toHaveLength(4);
  expect(new Set(bodies).size).toBe(1);
});

test('a member who declines the question does not repeat the call', async () => {
  rejections.push('step_up_required');
  const call = refund();
  await vi.waitFor(() => expect(isAskingForProof()).toBe(true));
  answerProof(false);
  await expect(call).rejects.toBeInstanceOf(StepUpCanceled);
  expect(bodies).toHaveLength(1);
});

test('a rejected session is read again, and any other rejection leaves it', async () => {
  rejections.push('permission_denied', 'unauthenticated');
  await expect(refund()).rejects.toMatchObject({ code: 'permission_denied' });
  expect(isSessionOutdated()).toBe(false);
  await expect(refund()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(isSessionOutdated()).toBe(true);
});
