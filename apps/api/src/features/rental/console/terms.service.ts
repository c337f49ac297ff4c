import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/terms';
import { NEW_TERMS } from '@errand/contract/console/rental/terms';
import { cancellationSteps, cancelStepsFault, termsFault, termsOfSteps } from '@errand/domain/rental';
import { type ConsoleContext, listPage, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, fromWire, requireFound } from '../../../platform/http/index.ts';
import { NO_TERMS } from '../terms.ts';
import {
  findProviderRow,
  insertTerms,
  lockTerms,
  type ProviderRow,
  providersIn,
  updateTermsRow,
} from './terms.queries.ts';

/** A page of the rental providers in the caller's scope. Its cursor is the number of rows before it. */
export function listProviders(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listRentalProviders>['query'],
) {
  return listPage(query, providersIn(ctx.db, ctx.scope, query), (rows) =>
    rows.map((row) => toResponse(ctx, row)),
  );
}

/** Throws `not_found` for a store that rents nothing out. */
export async function readTerms(ctx: ConsoleContext, id: number): Promise<contract.ProviderTerms> {
  return toResponse(ctx, requireFound(await findProviderRow(ctx.db, id)));
}

/** Throws `not_found`, `changed_meanwhile`, `terms_length`, and the faults of steps. */
export function updateTerms(
  ctx: ConsoleContext,
  id: number,
  { version, cancel_steps: steps, ...body }: ParsedInput<typeof contract.updateRentalTerms>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const stored = await lockTerms(tx, id);
    const current = await readTerms(ctx, id);
    requireVersion(version, stored, current);
    const terms = { ...fromWire(body), ...termsOfSteps(steps) };
    const fault = termsFault(terms);
    if (fault) throw new AppError(fault, {}, 'maximum_hours');
    const stepsFault = cancelStepsFault(steps);
    if (stepsFault) throw new AppError(stepsFault, {}, 'cancel_steps');
    if (stored !== NEW_TERMS) await updateTermsRow(tx, id, terms);
    else if (!(await insertTerms(tx, id, terms)))
      throw new AppError('changed_meanwhile', { current: await readTerms(ctx, id) });
    await publishShopChanged(ctx);
    return readTerms(ctx, id);
  });
}

function toResponse(ctx: ConsoleContext, row: ProviderRow): contract.ProviderTerms {
  const { freeHours, cancelPercent } = NO_TERMS;
  return {
    id: row.id,
    name: translated(row.name, ctx.language),
    active: row.active,
    vehicles: row.vehicles,
    in_service: row.in_service,
    has_terms: row.minimum_hours !== null,
    minimum_hours: row.minimum_hours ?? NO_TERMS.minimumHours,
    maximum_hours: row.maximum_hours,
    minimum_minor: row.minimum_minor ?? NO_TERMS.minimumMinor,
    deposit_minor: row.deposit_minor ?? NO_TERMS.depositMinor,
    cancel_steps: cancellationSteps({
      freeHours: row.free_hours ?? freeHours,
      cancelPercent: row.cancel_percent ?? cancelPercent,
      laterSteps: row.later_steps ?? [],
    }),
    license_required: row.license_required ?? NO_TERMS.licenseRequired,
    documents_required: row.documents_required ?? NO_TERMS.documentsRequired,
    version: row.version,
  };
}
