import { readInbox } from '../src/platform/messages/index.ts';
import type { TestApi } from './harness.ts';

/** The last code sent to a recipient, or null. */
export async function findLastCode(api: TestApi, recipient: string): Promise<string | null> {
  await api.jobs.run();
  const [message] = await readInbox(api.db, recipient);
  return message?.code ?? null;
}

/** Every code that was sent to a recipient, newest first. */
export async function listCodes(api: TestApi, recipient: string): Promise<(string | null)[]> {
  await api.jobs.run();
  return (await readInbox(api.db, recipient)).map(({ code }) => code);
}

/** A code that differs from the given one. */
export function differentCode(code: string | null): string {
  return code === '111111' ? '222222' : '111111';
}

/** `centralize_login` with the given switches on. */
export function signInMethods(on: Partial<Record<string, 0 | 1>>) {
  return {
    manual_login_status: 1,
    otp_login_status: 1,
    social_login_status: 1,
    google_login_status: 1,
    facebook_login_status: 1,
    apple_login_status: 1,
    email_verification_status: 0,
    phone_verification_status: 0,
    ...on,
  };
}
