import type { ParsedInput } from '@errand/contract';
import { NO_SELLER, type SellerDetails, type setSeller } from '@errand/contract/console/finance/documents';
import { hasCountryOf } from '@errand/domain/invoicing';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  findSeller,
  insertSeller,
  lockSeller,
  type SellerDetailsRow,
  updateSeller,
  waitingOfStore,
} from '../documents.queries.ts';
import { ISSUE_WAITING_JOB } from '../job-names.ts';
import { sellerProblems, storeIssuer, storeParty } from '../parties.ts';

/** What documents say about a store, and what waits for it. */
export async function readSeller(ctx: ConsoleContext, storeId: number): Promise<SellerDetails> {
  const row = await findSeller(ctx.db, storeId);
  const settings = await ctx.settings();
  const { count, problems } = await waitingOfStore(ctx.db, storeIssuer(storeId));
  const missing = sellerProblems(storeParty(storeId, row, settings));
  return {
    legal_name: row?.legalName ?? '',
    address: row?.address ?? '',
    city: row?.city ?? '',
    postcode: row?.postcode ?? '',
    register_number: row?.registerNumber ?? '',
    tax_number: row?.taxNumber ?? '',
    problems: [...new Set([...missing, ...problems])],
    waiting: count,
    version: versionOf(row),
  };
}

/**
 * Sets what documents say about a store from now on, and issues those that waited for it. Throws `changed_meanwhile`, and
 * `tax_number_country` for a tax number that must begin with its country.
 */
export async function writeSeller(
  ctx: ConsoleContext,
  storeId: number,
  body: ParsedInput<typeof setSeller>['body'],
): Promise<SellerDetails> {
  const { country } = await ctx.settings();
  const taxNumber = body.tax_number.replace(/\s/g, '').toUpperCase();
  if (taxNumber !== '' && !hasCountryOf(taxNumber, country))
    throw new AppError('tax_number_country', {}, 'tax_number');
  await ctx.db.transaction(async (tx) => {
    const known = await lockSeller(tx, storeId);
    if (versionOf(known) !== body.version) throw changedMeanwhile(known);
    const values = {
      legalName: body.legal_name,
      address: body.address,
      city: body.city,
      postcode: body.postcode,
      registerNumber: body.register_number,
      taxNumber,
      changedBy: ctx.member.id,
      changedAt: new Date(ctx.now()),
    };
    if (known) await updateSeller(tx, storeId, values);
    else if (!(await insertSeller(tx, { storeId, ...values })))
      throw changedMeanwhile(await lockSeller(tx, storeId));
    await ctx.jobs.send(tx, ISSUE_WAITING_JOB, { issuer: storeIssuer(storeId) });
  });
  return readSeller(ctx, storeId);
}

function versionOf(row: SellerDetailsRow | null): string {
  return row?.changedAt.toISOString() ?? NO_SELLER;
}

function changedMeanwhile(row: SellerDetailsRow | null): AppError {
  const current = row && {
    legal_name: row.legalName,
    address: row.address,
    city: row.city,
    postcode: row.postcode,
    register_number: row.registerNumber,
    tax_number: row.taxNumber,
    version: versionOf(row),
  };
  return new AppError('changed_meanwhile', { current });
}
