import type { InboxMessage } from '@errand/contract/demo';
import { AppError, createProxyTrust, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { audienceOf, type InboxReader, readInbox } from '../../platform/messages/index.ts';
import { customerAccounts, DEMO_CUSTOMER } from '../auth/accounts/index.ts';

/** Without proxies it trusts this machine alone. */
const isThisMachine = createProxyTrust([]);

/**
 * Lists the messages of the demo. A browser on this machine reads all of them. With `PUBLIC_URL`, and from other
 * machines, visitors read only the messages to their own account, the codes requested by their own device, and those of
 * the demo's published customer. Throws `not_found` outside the demo, where none are stored.
 */
export async function showInbox(
  ctx: RequestContext<'db' | 'demo'>,
  recipient?: string,
): Promise<{ messages: InboxMessage[] }> {
  if (!ctx.demo) throw new AppError('not_found');
  const isOwn = ctx.configuredUrl === '' && isThisMachine(ctx.address);
  const reader = isOwn ? 'everybody' : await readerOf(ctx);
  const rows = await readInbox(ctx.db, recipient?.trim().toLowerCase(), reader);
  return {
    messages: rows.map(({ sentAt, audience: _, ...row }) => ({ ...row, sent_at: sentAt.toISOString() })),
  };
}

async function readerOf(ctx: RequestContext<'db'>): Promise<InboxReader> {
  const { viewer } = ctx;
  const customer = viewer.kind === 'customer' ? await customerAccounts.find(ctx.db, viewer.customerId) : null;
  const owner = ownerOf(viewer);
  const own = [
    customer?.emailVerified ? customer.email : null,
    customer?.phoneVerified ? customer.phone : null,
  ];
  const contacts = [...own, DEMO_CUSTOMER.email, DEMO_CUSTOMER.phone].filter((contact) => contact !== null);
  return { audience: owner === null ? null : audienceOf(owner), contacts };
}
