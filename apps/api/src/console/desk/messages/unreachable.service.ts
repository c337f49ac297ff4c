import type { ParsedInput } from '@errand/contract';
import type { listUnreachable as listEndpoint } from '@errand/contract/console/messages/unreachable';
import { endUnreachable, unreachableIn } from '../../../platform/messages/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { BY_ID, listPageAfter } from '../../list-page.ts';
import { toUnreachableRow } from '../../unreachable-row.ts';

export function listUnreachable(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPageAfter(query, { ...unreachableIn(ctx.db, query), ...BY_ID }, (rows) =>
    rows.map(toUnreachableRow),
  );
}

export async function sendAgain(ctx: ConsoleContext, ids: readonly number[]): Promise<{ count: number }> {
  return { count: await endUnreachable(ctx.db, ids) };
}
