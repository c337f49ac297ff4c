import type { Deps } from '../../platform/deps.ts';
import { requireFound } from '../../platform/http/index.ts';
import { readClickToken } from './newsletter-links.ts';
import { countClick } from './send/campaigns.queries.ts';

/**
 * Counts a click, and returns where the link leads: to an address of a campaign, as only those are stored. Throws `not_found` for
 * a token without a signature of this shop.
 */
export async function openLink(deps: Pick<Deps, 'db' | 'pool'>, token: string): Promise<string> {
  const id = await readClickToken(deps, token);
  return requireFound(id === null ? null : await countClick(deps.db, id));
}
