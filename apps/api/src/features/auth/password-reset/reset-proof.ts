import type { RequestContext } from '../../../platform/http/index.ts';
import { sha256 } from '../codes/sha256.ts';
import { consumeSignInStep, upsertSignInStep } from '../sign-in/sign-in-steps.queries.ts';

const MINUTES = 5;

/** Stores that Firebase has proven a phone with this code, for one reset within five minutes. */
export async function saveResetProof(
  ctx: RequestContext<'db' | 'now'>,
  phone: string,
  code: string,
): Promise<void> {
  await upsertSignInStep(ctx.db, resetKey(phone, code), {}, new Date(ctx.now() + MINUTES * 60_000));
}

export async function consumeResetProof(
  ctx: RequestContext<'db' | 'now'>,
  phone: string,
  code: string,
): Promise<boolean> {
  return (await consumeSignInStep(ctx.db, resetKey(phone, code), new Date(ctx.now()))) !== null;
}

function resetKey(phone: string, code: string): string {
  return `reset:${sha256(`${phone}\n${code}`)}`;
}
