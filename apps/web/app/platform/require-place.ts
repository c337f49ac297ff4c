import { redirect } from 'react-router';
import type { RequestSession } from './session/request-session.ts';

/** Pages of a place and a module send a visitor who has chosen neither to `/home`, which asks for them. */
export function requirePlace(session: RequestSession): void {
  if (session.zoneIds.length === 0 || !session.module) throw redirect('/home');
}
