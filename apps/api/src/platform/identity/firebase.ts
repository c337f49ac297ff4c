import { z } from 'zod';

export type ToolkitOptions = { url: string; key: string };

const TIMEOUT_MS = 8000;
const recaptcha = z.object({ recaptchaSiteKey: z.string().optional() });
const sent = z.object({ sessionInfo: z.string() });
const signedIn = z.object({ phoneNumber: z.string() });

/** The phone codes of the identity toolkit (Firebase Authentication), by its REST calls. `ToolkitRefusal` says why not. */
export function createToolkit({ url, key }: ToolkitOptions) {
  async function ask<S extends z.ZodType>(path: string, shape: S, body?: object): Promise<z.output<S>> {
    const answer = await fetch(`${url}/${path}?key=${encodeURIComponent(key)}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const data: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw new ToolkitRejection(reasonOf(data) ?? `HTTP ${answer.status}`);
    return shape.parse(data);
  }
  return {
    async siteKey(): Promise<string | null> {
      return (await ask('recaptchaParams', recaptcha)).recaptchaSiteKey ?? null;
    },
    /** Gives the session that the code belongs to. */
    async sendCode(phoneNumber: string, recaptchaToken: string | undefined): Promise<string> {
      return (await ask('accounts:sendVerificationCode', sent, { phoneNumber, recaptchaToken })).sessionInfo;
    },
    /** The phone number that the session and the code prove, E.164. */
    async phoneOf(sessionInfo: string, code: string): Promise<string> {
      return (await ask('accounts:signInWithPhoneNumber', signedIn, { sessionInfo, code })).phoneNumber;
    },
  };
}

/** The provider said no: a wrong code, a session that ran out, a phone it does not know. */
export class ToolkitRejection extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`identity toolkit: ${reason}`);
    this.name = 'ToolkitRefusal';
    this.reason = reason;
  }
}

function reasonOf(data: unknown): string | undefined {
  return (data as { error?: { message?: string } } | null)?.error?.message;
}
