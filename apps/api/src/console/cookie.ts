import type { FastifyRequest } from 'fastify';

/** Browsers accept the prefix only over https, for one host, from a secure origin. */
const SECURE_NAME = '__Host-errand-console';
const PLAIN_NAME = 'errand-console';

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** The token of a request's session, or null. */
export function sessionTokenOf(request: FastifyRequest, origin: string): string | null {
  const name = isSecure(origin) ? SECURE_NAME : PLAIN_NAME;
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** The Set-Cookie header of a session; null clears it. Scripts cannot read the cookie, other sites cannot send it. */
export function sessionCookie(session: { token: string; expiresAt: Date } | null, origin: string): string {
  const name = isSecure(origin) ? SECURE_NAME : PLAIN_NAME;
  const expires = (session?.expiresAt ?? new Date(0)).toUTCString();
  const secure = isSecure(origin) ? '; Secure' : '';
  return `${name}=${session?.token ?? ''}; Path=/; Expires=${expires}; HttpOnly; SameSite=Strict${secure}`;
}
