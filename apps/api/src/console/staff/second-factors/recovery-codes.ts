import { createHash, randomInt } from 'node:crypto';
import type { ConsoleContext } from '../../console-context.ts';
import { consumeRecoveryCode, replaceRecoveryCodes } from './second-factors.queries.ts';

const CODES = 10;
const GROUPS = 6;
const GROUP_LENGTH = 4;
/** Letters and digits that are not mistaken for each other. 24 of them are 118 bits, so their hashes need no salt. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces the member's recovery codes by ten single-use ones. Only their hashes are stored. */
export async function newRecoveryCodes(ctx: ConsoleContext): Promise<string[]> {
  const codes = Array.from({ length: CODES }, createCode);
  await replaceRecoveryCodes(ctx.db, ctx.member.id, codes.map(hashOf));
  return codes;
}

/** Whether a text looks like a recovery code rather than one of an authenticator app. Earlier codes had 16 characters. */
export function isRecoveryCode(text: string): boolean {
  return normalize(text).length >= 16;
}

/** Consumes a recovery code. Returns false if it is unknown or used. */
export async function redeemRecoveryCode(ctx: ConsoleContext, text: string): Promise<boolean> {
  return consumeRecoveryCode(ctx.db, ctx.member.id, hashOf(text), new Date(ctx.now()));
}

function createCode(): string {
  return Array.from({ length: GROUPS }, createGroup).join('-');
}

function createGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(normalize(code)).digest();
}
