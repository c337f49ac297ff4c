import { logout } from '@errand/contract/auth';
import { api } from '#platform/api/browser-client.ts';
import { signedWrites } from '#platform/api/signed-calls.ts';

/** Other tabs have noticed by then that the token was removed. */
const OTHER_TABS_MS = 250;
/** A write without a response does not delay the revocation beyond this. */
const LONGEST_MS = 5000;

/**
 * Revokes a token that this browser has removed. The server gets it last, so that it rejects no call of this browser.
 * Resolves without a network too; the session then ends by its age.
 */
export async function revokeToken(token: string): Promise<void> {
  await Promise.all([wait(OTHER_TABS_MS), Promise.race([signedWrites(), wait(LONGEST_MS)])]);
  await api.call(logout, {}, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
