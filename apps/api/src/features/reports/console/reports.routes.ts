import * as contract from '@errand/contract/console/support/problems';
import type { ConsoleContext, ConsoleRoute } from '../../../console/index.ts';
import { findProblemPlace, listProblems, readProblem, respondToProblem } from './problems.service.ts';

type One = { params: { id: number } };
const target = (ctx: ConsoleContext, { params }: One) => findProblemPlace(ctx, params.id);

export function reportConsoleRoutes(route: ConsoleRoute): void {
  route(contract.listProblems, (ctx, { query }) => listProblems(ctx, query));
  route(contract.getProblem, target, (ctx, { params }) => readProblem(ctx, params.id));
  route(contract.answerProblem, target, (ctx, { params, body }) =>
    respondToProblem(ctx, params.id, body.answer),
  );
}
