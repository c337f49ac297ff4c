import type { ParsedInput } from '@errand/contract';
import type { listCourierApplications } from '@errand/contract/console/support/applications';
import { type ConsoleContext, listPage, type Place } from '../../../console/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { listZoneNames } from '../../location/index.ts';
import { type Paper, readPapers } from '../papers.ts';
import {
  type ApplicationsOf,
  countApplications,
  type Decision,
  decideApplication,
  OF_COURIERS,
  OF_STORES,
} from './applications.queries.ts';

/** The applications of stores and of couriers have the same query. */
type Query = ParsedInput<typeof listCourierApplications>['query'];
type Row = { zoneId: number };

/** A page of applications. */
export function listApplications<R extends Row, Response>(
  ctx: ConsoleContext,
  kind: ApplicationsOf<R>,
  query: Query,
  toRows: (rows: R[]) => Promise<Response[]>,
) {
  return listPage(
    query,
    {
      rows: (limit, offset) =>
        kind.list(ctx.db, ctx.scope, query, {
          limit,
          offset,
          direction: query.sort ? (query.direction ?? 'asc') : null,
        }),
      count: (most) => countApplications(ctx.db, kind.table, ctx.scope, query, most),
    },
    toRows,
  );
}

export async function findApplicationPlace(
  ctx: ConsoleContext,
  kind: 'store' | 'courier',
  id: number,
): Promise<Place | null> {
  const row = await (kind === 'store' ? OF_STORES : OF_COURIERS).find(ctx.db, id);
  return row && { zoneIds: [row.zoneId], storeId: null };
}

/** Throws `not_found`. */
export async function requireApplication<R extends Row>(
  ctx: ConsoleContext,
  kind: ApplicationsOf<R>,
  id: number,
): Promise<R> {
  return requireFound(await kind.find(ctx.db, id));
}

/** Decides a pending application. Throws `not_found` and `application_decided`. */
export async function decide<R extends Row>(
  ctx: ConsoleContext,
  kind: ApplicationsOf<R>,
  id: number,
  decision: Omit<Decision, 'at'>,
): Promise<R> {
  const row = await requireApplication(ctx, kind, id);
  if (!(await decideApplication(ctx.db, kind.table, id, { ...decision, at: new Date(ctx.now()) })))
    throw new AppError('application_decided');
  return row;
}

/** The names of the zones of applications by id. */
export async function zoneNamesOf({ db, language }: ConsoleContext, rows: Row[]) {
  const zones = await listZoneNames(db, [...new Set(rows.map(({ zoneId }) => zoneId))], language);
  return new Map(zones.map(({ id, name }) => [id, name]));
}

const TYPES: Record<Paper['extension'], string> = { webp: 'image/webp', png: 'image/png', jpg: 'image/jpeg' };

/** The papers of an application as `data:` URLs. */
export async function showPapers(ctx: ConsoleContext, kind: 'courier' | 'store', id: number) {
  const papers = await readPapers(ctx, kind, id);
  if (papers === null) throw new AppError('not_found');
  return {
    papers: papers.map(({ paper, bytes, extension }) => ({
      paper,
      url: `data:${TYPES[extension]};base64,${bytes.toString('base64')}`,
    })),
  };
}
