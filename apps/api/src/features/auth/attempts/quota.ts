import { AppError, type RequestContext } from '../../../platform/http/index.ts';
import { sha256 } from '../codes/sha256.ts';
import { countUses } from './attempts.queries.ts';

/** Calls within a window that begins with the first one. */
export type Quota = { allowance: number; seconds: number };

/** A use of a quota by a customer, guest or network address (`of`), which is stored as a hash. */
type Use = { name: string; of: string; quota: Quota };

/**
 * Counts a call towards quotas that all processes share, in one statement. Throws `slow_down` with the seconds until the
 * window ends (Retry-After) when one is used up.
 */
export async function requireQuota(ctx: RequestContext<'db' | 'now'>, ...uses: Use[]): Promise<void> {
  const keyOf = ({ name, of }: Use) => `${name}:${sha256(of)}`;
  const windows = uses.map((use) => ({ key: keyOf(use), seconds: use.quota.seconds }));
  const counted = await countUses(ctx.db, windows, new Date(ctx.now()));
  const waits = uses.map((use) => {
    const used = counted.get(keyOf(use));
    if (!used || used.count <= use.quota.allowance) return 0;
    return Math.ceil((used.since.getTime() + use.quota.seconds * 1000 - ctx.now()) / 1000);
  });
  const seconds = Math.max(0, ...waits);
  if (seconds > 0) throw new AppError('slow_down', { seconds });
}
