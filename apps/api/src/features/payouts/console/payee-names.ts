import type { Payee as PayeeResponse } from '@errand/contract/console/finance/payees';
import type { Payee } from '@errand/domain/books';
import type { ConsoleContext, Place } from '../../../console/index.ts';
import { isId, translated } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { courierRows } from '../../couriers/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { listOfPayee, payeeKey, payeeOf } from '../payee.ts';

/** More stores than a scope has. */
const ALL = 1_000_000;

type Named = { payee: Payee; name: string };

/** The names of payees in the caller's language, by `payeeKey`. */
export async function namesOfPayees(
  { db, language }: Pick<ConsoleContext, 'db' | 'language'>,
  payees: readonly Payee[],
): Promise<Map<string, string>> {
  const ids = (account: Payee['account']) =>
    payees.filter((payee) => payee.account === account).map(({ id }) => id);
  const stores = await namesOfStores.list(db, ids('store'), language);
  const couriers = await courierRows.listNames(db, ids('courier'));
  return new Map([
    ...stores.map(({ id, name }): [string, string] => [payeeKey({ account: 'store', id }), name]),
    ...couriers.map((row): [string, string] => [
      payeeKey({ account: 'courier', id: row.id }),
      courierName(row, language),
    ]),
  ]);
}

/** The payees that the caller may see, by name. */
export async function payeesInScope(
  { db, language, scope }: ConsoleContext,
  list: PayeeResponse['list'],
): Promise<Named[]> {
  if (list === 'stores')
    return (await namesOfStores.listIn(db, scope, language, ALL)).map(({ id, name }) => ({
      payee: { account: 'store', id },
      name,
    }));
  const rows = await courierRows.listIn(db, scope);
  return rows
    .map((row): Named => ({ payee: { account: 'courier', id: row.id }, name: courierName(row, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

function courierName(
  row: Awaited<ReturnType<typeof courierRows.listNames>>[number],
  language: ConsoleContext['language'],
): string {
  return `${translated(row.firstName, language)} ${translated(row.lastName, language)}`.trim();
}

export function toPayee(payee: Payee, names: ReadonlyMap<string, string>): PayeeResponse {
  return { list: listOfPayee(payee), id: payee.id, name: names.get(payeeKey(payee)) ?? '' };
}

type One = { params: { payees: PayeeResponse['list']; id: number } };

/** The place of a payee: the zone of the store, or that of the courier. A courier of every zone belongs to the whole shop. */
export async function placeOfPayee(ctx: ConsoleContext, payee: Payee): Promise<Place | null> {
  if (!isId(payee.id)) return null;
  if (payee.account === 'store') return findStorePlace(ctx.db, payee.id);
  return courierRows.findPlace(ctx.db, payee.id);
}

/** The payee of an address. Names it in the audit log. */
export function payeeOfParams(ctx: ConsoleContext, { params }: One): Payee {
  const payee = payeeOf(params.payees, params.id);
  ctx.setTarget(payeeKey(payee));
  return payee;
}

/** Finds the place of the payee of an address. */
export function targetPayee(ctx: ConsoleContext, { params }: One): Promise<Place | null> {
  return placeOfPayee(ctx, payeeOf(params.payees, params.id));
}

/** The name of one payee. Throws `not_found`. */
export async function requireName(ctx: ConsoleContext, payee: Payee): Promise<string> {
  return requireFound((await namesOfPayees(ctx, [payee])).get(payeeKey(payee)));
}
