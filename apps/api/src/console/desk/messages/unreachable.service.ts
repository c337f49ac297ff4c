import type { ParsedInput } from '@errand/contract';
import type { listUnreachable as listEndpoint } from '@errand/contract/console/messages/unreachable';
import { unreachableList } from '../../../platform/messages/reach/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { BY_ID, listPageAfter } from '../../list-page.ts';

export function listUnreachable(ctx: ConsoleContext, query: ParsedInput<typeof listEndpoint>['query']) {
  return listPageAfter(query, { ...unreachableList.matching(ctx.db, query), ...BY_ID }, (rows) =>
    rows.map(unreachableList.toRow),
  );
}

export async function sendAgain(ctx: ConsoleContext, ids: readonly number[]): Promise<{ count: number }> {
  return { count: await unreachableList.end(ctx.db, ids) };
}
