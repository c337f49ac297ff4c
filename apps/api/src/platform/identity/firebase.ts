import { z } from 'zod';

export type FirebaseOptions = { url: string; key: string };

const TIMEOUT_MS = 8000;
const recaptcha = z.object({ recaptchaSiteKey: z.string().optional() });
const sent = z.object({ sessionInfo: z.string() });
const signedIn = z.object({ phoneNumber: z.string() });

/** Phone codes by the REST API of Firebase Authentication. Throws `FirebaseRejection` with Firebase's reason. */
export function createFirebase({ url, key }: FirebaseOptions) {
  async function request<S extends z.ZodType>(path: string, shape: S, body?: object): Promise<z.output<S>> {
    const response = await fetch(`${url}/${path}?key=${encodeURIComponent(key)}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const data: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new FirebaseRejection(reasonOf(data) ?? `HTTP ${response.status}`);
    return shape.parse(data);
  }
  return {
    async siteKey(): Promise<string | null> {
      return (await request('recaptchaParams', recaptcha)).recaptchaSiteKey ?? null;
    },
    /** Sends a code to the phone. Returns the session that the code belongs to. */
    async sendCode(phoneNumber: string, recaptchaToken: string | undefined): Promise<string> {
      return (await request('accounts:sendVerificationCode', sent, { phoneNumber, recaptchaToken }))
        .sessionInfo;
    },
    /** Returns the phone number that the session and the code prove, in E.164. */
    async verifyCode(sessionInfo: string, code: string): Promise<string> {
      return (await request('accounts:signInWithPhoneNumber', signedIn, { sessionInfo, code })).phoneNumber;
    },
  };
}

/** Firebase rejected the call: wrong code, expired session or unknown phone. */
export class FirebaseRejection extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`Firebase: ${reason}`);
    this.name = 'FirebaseRejection';
    this.reason = reason;
  }
}

function reasonOf(data: unknown): string | undefined {
  return (data as { error?: { message?: string } } | null)?.error?.message;
}
