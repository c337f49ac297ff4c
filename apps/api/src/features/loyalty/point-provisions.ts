import { customerOwner } from '@errand/domain/books';
import type { Deps } from '../../platform/deps.ts';
import { listWithoutProvision, postPoints } from '../ledger/index.ts';
import { pointTermsOf } from './order-points.ts';

const PAGE = 200;

/**
 * Sets aside what the points of customers are worth that have not moved since the books began, each in a transaction of its
 * own. Can be repeated. Returns the number of customers.
 */
export async function provisionPoints(deps: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<number> {
  const terms = pointTermsOf(await deps.settings());
  let [provided, after] = [0, 0];
  for (;;) {
    const page = await listWithoutProvision(deps.db, { after, limit: PAGE });
    for (const { accountId, customerId } of page) {
      after = accountId;
      const subject = customerOwner(customerId);
      const at = new Date(deps.now());
      const move = { customerId, subject, points: 0, as: 'points' as const, reference: subject, at };
      await deps.db.transaction((tx) => postPoints(tx, move, terms));
      provided += 1;
    }
    if (page.length < PAGE) return provided;
  }
}
