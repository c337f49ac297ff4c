import type { ParsedInput } from '@errand/contract';
import { type listRentalProviders, NEW_TERMS } from '@errand/contract/console/rental/terms';
import type { CancellationStep } from '@errand/domain/rental';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../../console/index.ts';
import { defaultTextSql, type Queryable, type Translations } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { FROM_STORES, isStoreInSql } from '../../stores/stores.views.ts';
import { rentalTerms } from '../rental.tables.ts';

type Query = Pick<ParsedInput<typeof listRentalProviders>['query'], 'search' | 'without_terms' | 'direction'>;
export type TermsColumns = Omit<typeof rentalTerms.$inferSelect, 'providerId'>;

/** A rental provider with its terms, whose columns are null without any. */
export type ProviderRow = {
  id: number;
  name: Translations;
  active: boolean;
  vehicles: number;
  in_service: number;
  minimum_hours: number | null;
  maximum_hours: number | null;
  minimum_minor: number | null;
  deposit_minor: number | null;
  free_hours: number | null;
  cancel_percent: number | null;
  later_steps: CancellationStep[] | null;
  license_required: boolean | null;
  documents_required: boolean | null;
  version: string;
};

const FROM = sql.raw(`${FROM_STORES} ${joinModule('s.module_id')} and m.type = 'rental'
  left join rental_terms rt on rt.provider_id = s.id`);

const COLUMNS = sql.raw(`s.id, s.name, s.active,
  (select count(*)::int from vehicles v where v.provider_id = s.id) as vehicles,
  (select coalesce(sum(jsonb_array_length(v.plates)), 0)::int from vehicles v where v.provider_id = s.id) as in_service,
  rt.minimum_hours, rt.maximum_hours, rt.minimum_minor::float8, rt.deposit_minor::float8, rt.free_hours,
  rt.cancel_percent, rt.later_steps, rt.license_required, rt.documents_required, coalesce(rt.xmin::text, '${NEW_TERMS}') as version`);

function matching(scope: Scope, { search, without_terms }: Query): SQL {
  const all = [
    scope.all ? undefined : isStoreInSql(sql`s.id`, scope),
    search ? translationContains(sql`s.name`, search) : undefined,
    without_terms === undefined ? undefined : sql`(rt.provider_id is null) = ${without_terms}`,
  ];
  return sql.join(all.filter((one) => one !== undefined).concat(sql`true`), sql` and `);
}

/** Rental providers of a scope by name. */
export function providersIn(q: Queryable, scope: Scope, query: Query) {
  const where = matching(scope, query);
  const direction = sql.raw(query.direction === 'desc' ? 'desc' : 'asc');
  return {
    async rows(limit: number, offset: number): Promise<ProviderRow[]> {
      const { rows } = await q.execute<ProviderRow>(sql`select ${COLUMNS} ${FROM} where ${where}
        order by ${sql.raw(defaultTextSql('s.name'))} ${direction}, s.id ${direction} limit ${limit} offset ${offset}`);
      return rows;
    },
    async count(most: number): Promise<number> {
      const { rows } = await q.execute<{ total: number }>(
        sql`select count(*)::int as total from (select 1 ${FROM} where ${where} limit ${most}) counted`,
      );
      return rows[0]?.total ?? 0;
    },
  };
}

export async function findProviderRow(q: Queryable, id: number): Promise<ProviderRow | null> {
  const { rows } = await q.execute<ProviderRow>(sql`select ${COLUMNS} ${FROM} where s.id = ${id}`);
  return rows[0] ?? null;
}

/** Locks the terms of a provider until the transaction ends. Returns their version. */
export async function lockTerms(q: Queryable, providerId: number): Promise<string> {
  const [row] = await q
    .select({ version: sql<string>`${rentalTerms}.xmin::text` })
    .from(rentalTerms)
    .where(eq(rentalTerms.providerId, providerId))
    .for('update');
  return row?.version ?? NEW_TERMS;
}

/** Writes the first terms of a provider. Returns false if others were written meanwhile. */
export async function insertTerms(q: Queryable, providerId: number, terms: TermsColumns): Promise<boolean> {
  const rows = await q
    .insert(rentalTerms)
    .values({ providerId, ...terms })
    .onConflictDoNothing()
    .returning({ id: rentalTerms.providerId });
  return rows.length > 0;
}

export async function updateTermsRow(q: Queryable, providerId: number, terms: TermsColumns): Promise<void> {
  await q.update(rentalTerms).set(terms).where(eq(rentalTerms.providerId, providerId));
}
