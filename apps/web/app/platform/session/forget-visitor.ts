import { clearStorage } from '@errand/client/storage.ts';
import { forgetInterests } from './interests.ts';
import { saveSession } from './session.ts';

/**
 * Removes what this browser knows of the person who leaves: token, guest id, address, interests, and what session storage holds of
 * the visit (drafts of orders with contact and address, orders placed as a guest). The zone and the module stay, because
 * they name nobody, so the pages stay as they are.
 */
export function forgetVisitor(): void {
  saveSession({ token: null, guestId: null, location: null, point: null });
  document.documentElement.style.removeProperty('--place');
  forgetInterests();
  clearStorage('session');
}
