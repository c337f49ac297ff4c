import * as contract from '@errand/contract/console/audit';
import type { ConsoleRoute } from '../../console-context.ts';
import { readAudit, readEntry, readFilters } from './audit.service.ts';

export function auditRoutes(route: ConsoleRoute): void {
  route(contract.listAudit, (ctx, { query }) => readAudit(ctx, query));
  route(contract.getAuditEntry, (ctx, { params }) => readEntry(ctx, params.id));
  route(contract.listAuditFilters, readFilters);
}
