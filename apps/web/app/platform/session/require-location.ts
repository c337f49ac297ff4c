import { redirect } from 'react-router';
import type { PageInput } from './page-input.ts';

/** Redirects to `/home`, which asks for them, when location or module are missing. */
export function requireLocation({ zoneIds, moduleId }: PageInput): void {
  if (zoneIds.length === 0 || moduleId === null) throw redirect('/home');
}
