import { clearStorage, writeStorage } from '@errand/client/storage.ts';
import { clearInterests } from './interests.ts';
import { KNOWN_PAYMENT, PUSH_DEVICE } from './keys.ts';
import { saveSession } from './session.ts';

/**
 * Deletes the visitor's personal data from this browser: token, guest id, address, interests, last payment method and push
 * device, and from session storage the drafts of orders and the orders placed as a guest. Zone and module stay, because they
 * are not personal and the page depends on them.
 */
export function clearVisitor(): void {
  saveSession({ token: null, guestId: null, location: null, point: null });
  document.documentElement.style.removeProperty('--place');
  document.documentElement.style.removeProperty('--place-direction');
  clearInterests();
  writeStorage('local', KNOWN_PAYMENT, null);
  writeStorage('local', PUSH_DEVICE, null);
  clearStorage('session');
}
