import { VIEWS_PER_LIST } from '@errand/contract/console/views';
import { AppError } from '../../../platform/http/index.ts';
import type { ConsoleContext } from '../../console-context.ts';
import { deleteViewRow, insertView, listViewRows, type ViewRecord } from './views.queries.ts';

export async function listViews(ctx: ConsoleContext, list: string) {
  const rows = await listViewRows(ctx.db, ctx.member.id, list);
  return { rows: rows.map(toViewResponse) };
}

export async function createView(ctx: ConsoleContext, view: { list: string; name: string; query: string }) {
  const own = await listViewRows(ctx.db, ctx.member.id, view.list);
  if (own.length >= VIEWS_PER_LIST) throw new AppError('view_limit', { maximum: VIEWS_PER_LIST });
  const row = await insertView(ctx.db, { staffId: ctx.member.id, ...view });
  ctx.setTarget(row.id);
  return toViewResponse(row);
}

export async function deleteView(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  if (!(await deleteViewRow(ctx.db, id, ctx.member.id))) throw new AppError('not_found');
  return { done: true };
}

function toViewResponse({ id, list, name, query }: ViewRecord) {
  return { id, list, name, query };
}
