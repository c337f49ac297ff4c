import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/terms';
import { NEW_TERMS } from '@errand/contract/console/rental/terms';
import { termsFault } from '@errand/domain/rental';
import { type ConsoleContext, listPage, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { AppError, fromWire, requireFound, toWire } from '../../../platform/http/index.ts';
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

/** Throws `not_found`, `changed_meanwhile` and `terms_length`. */
export function updateTerms(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: ParsedInput<typeof contract.updateRentalTerms>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const stored = await lockTerms(tx, id);
    const current = await readTerms(ctx, id);
    requireVersion(version, stored, current);
    const terms = fromWire(body);
    const fault = termsFault(terms);
    if (fault) throw new AppError(fault, {}, 'maximum_hours');
    if (stored !== NEW_TERMS) await updateTermsRow(tx, id, terms);
    else if (!(await insertTerms(tx, id, terms)))
      throw new AppError('changed_meanwhile', { current: await readTerms(ctx, id) });
    await publishShopChanged(ctx);
    return readTerms(ctx, id);
  });
}

function toResponse(ctx: ConsoleContext, row: ProviderRow): contract.ProviderTerms {
  const { name, maximum_hours, ...rest } = row;
  const { maximumHours: _, offer: __, ...none } = NO_TERMS;
  const given = Object.entries(rest).filter(([, value]) => value !== null);
  return {
    ...toWire(none),
    ...(Object.fromEntries(given) as Omit<contract.ProviderTerms, 'name' | 'maximum_hours' | 'has_terms'>),
    name: translated(name, ctx.language),
    maximum_hours,
    has_terms: row.minimum_hours !== null,
  };
}
