import { readSession } from '#platform/session/index.ts';

/** Whose cart this browser shows: another name after signing in or out. Not the token itself, which is nobody's business. */
export function visitorName(): string {
  const { token, guestId } = readSession();
  return token ? `customer ${token.slice(0, 8)}` : `guest ${guestId ?? ''}`;
}
