import { redirect } from 'react-router';
import type { RequestSession } from './session/request-session.ts';

/** Redirects to `/home`, which asks for them, when location or module are missing. */
export function requirePlace(session: RequestSession): void {
  if (session.zoneIds.length === 0 || !session.module) throw redirect('/home');
}
