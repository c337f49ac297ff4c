import * as contract from '@errand/contract/console/cases';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { closeCase, findCasePlace, listCases, releaseCase, takeCase } from './cases.service.ts';

type One = { params: { id: string } };
const target = (ctx: ConsoleContext, { params }: One) => findCasePlace(ctx, params.id);

export function caseConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listCases, (ctx, { query }) => listCases(ctx, query));
  route(contract.takeCase, target, (ctx, { params, body }) => takeCase(ctx, params.id, body.from));
  route(contract.releaseCase, target, (ctx, { params }) => releaseCase(ctx, params.id));
  route(contract.closeCase, target, (ctx, { params }) => closeCase(ctx, params.id));
}
