import type { Ctx } from '../../platform/http/index.ts';
import { putStep, takeStep } from './code.queries.ts';
import { hashed } from './codes.ts';

const MINUTES = 5;

/** Keeps that the identity provider has proven a phone with this code, for one reset within five minutes. */
export async function markReset(ctx: Ctx, phone: string, code: string): Promise<void> {
  await putStep(ctx.db, resetKey(phone, code), {}, new Date(ctx.now() + MINUTES * 60_000));
}

export async function takeReset(ctx: Ctx, phone: string, code: string): Promise<boolean> {
  return (await takeStep(ctx.db, resetKey(phone, code), new Date(ctx.now()))) !== null;
}

function resetKey(phone: string, code: string): string {
  return `reset:${hashed(`${phone}\n${code}`)}`;
}
