import type { RequestContext } from '../../../platform/http/index.ts';
import { consumeStep, upsertStep } from '../codes/codes.queries.ts';
import { hashed } from '../codes/codes.ts';

const MINUTES = 5;

/** Keeps that the identity provider has proven a phone with this code, for one reset within five minutes. */
export async function allowReset(ctx: RequestContext, phone: string, code: string): Promise<void> {
  await upsertStep(ctx.db, resetKey(phone, code), {}, new Date(ctx.now() + MINUTES * 60_000));
}

export async function consumeReset(ctx: RequestContext, phone: string, code: string): Promise<boolean> {
  return (await consumeStep(ctx.db, resetKey(phone, code), new Date(ctx.now()))) !== null;
}

function resetKey(phone: string, code: string): string {
  return `reset:${hashed(`${phone}\n${code}`)}`;
}
