import { readStorage, writeStorage } from '@errand/client/storage.ts';
import { fieldsOf } from '@errand/client/stored-fields.ts';
import { ApiError } from '@errand/contract';
import { CODE_EXPIRY_MINUTES } from '@errand/domain/auth';

const KEY = 'codes-sent';

/** Remembers in this tab that a code was sent to a contact just now. */
export function rememberSentCode(to: string): void {
  writeStorage('session', KEY, { ...readStorage('session', KEY, fieldsOf), [to]: Date.now() });
}

/** Whether this tab requested a code for the contact that is still valid. */
export function isCodeSent(to: string): boolean {
  const sentAt = readStorage('session', KEY, fieldsOf)[to];
  return typeof sentAt === 'number' && Date.now() - sentAt < CODE_EXPIRY_MINUTES * 60_000;
}

/**
 * Whether a request of a code was rejected because another one was sent too recently, which this tab requested and which
 * is still valid. The visitor then needs the field for it instead of the error.
 */
export function hasValidCode(error: unknown, to: string): boolean {
  const isTooEarly =
    error instanceof ApiError && error.errors.some(({ code }) => code === 'too_many_requests');
  return isTooEarly && isCodeSent(to);
}
