import { CONSOLE_ENDPOINTS } from '@errand/contract/console';
import * as contract from '@errand/contract/console/audit';
import type { ConsoleRoute } from '../console.types.ts';
import { readAudit, readEntry, readFilters } from './audit.service.ts';

/** The calls that the log has entries of. */
const AUDITED = CONSOLE_ENDPOINTS.filter(({ method, unaudited }) => method !== 'GET' && !unaudited);

export function auditRoutes(route: ConsoleRoute): void {
  route(contract.listAudit, (ctx, { query }) => readAudit(ctx, query));
  route(contract.getAuditEntry, (ctx, { params }) => readEntry(ctx, params.id));
  route(contract.listAuditFilters, (ctx) =>
    readFilters(
      ctx,
      AUDITED.map(({ name }) => name),
    ),
  );
}
