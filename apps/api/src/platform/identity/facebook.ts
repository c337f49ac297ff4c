import { createHmac } from 'node:crypto';
import { z } from 'zod';

export type FacebookOptions = { graphUrl: string; appSecret: string | null };

const TIMEOUT_MS = 8000;

const debugResponse = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string(),
    type: z.string().optional(),
    expires_at: z.number().optional(),
  }),
});
const meResponse = z.object({ id: z.string(), name: z.string().optional(), email: z.string().optional() });

/** Verifies an access token with Facebook, including that it was issued for this app. Null for an invalid one. */
export async function fetchFacebookPerson(
  { graphUrl, appSecret }: FacebookOptions,
  appId: string,
  token: string,
  nowMs: number,
): Promise<{ id: string; name: string; email: string | null } | null> {
  if (!appSecret) return null;
  const secret = `${appId}|${appSecret}`;
  const about = debugResponse.safeParse(
    await getJson(`${graphUrl}/debug_token`, { input_token: token, access_token: secret }),
  ).data?.data;
  const expired = about?.expires_at ? about.expires_at * 1000 <= nowMs : false;
  if (!about?.is_valid || about.app_id !== appId || expired) return null;
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const me = meResponse.safeParse(
    await getJson(`${graphUrl}/me`, { fields: 'id,name,email', access_token: token, appsecret_proof: proof }),
  ).data;
  if (!me || me.id !== about.user_id) return null;
  return { id: me.id, name: me.name ?? '', email: me.email ?? null };
}

async function getJson(url: string, query: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${url}?${new URLSearchParams(query)}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.json();
}
