import type { ParsedInput } from '@errand/contract';
import type {
  listMethods as listMethodsEndpoint,
  OfflineMethodBody,
  OfflineMethodRow,
} from '@errand/contract/console/support/offline-methods';
import { withoutEmpty } from '@errand/domain/language';
import { offlineFieldNames } from '@errand/domain/payments';
import { asc } from 'drizzle-orm';
import {
  type ConsoleContext,
  entryService,
  pageOf,
  type VersionedRow,
  versionedRows,
} from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { offlineMethods } from '../offline/offline.tables.ts';

const rows = versionedRows(offlineMethods);

/** Methods of offline payment. Create and update throw `required` without payment details. */
export const methods = entryService({
  rows,
  toValues(_, { name, details, questions, position, active }: OfflineMethodBody) {
    if (details.length === 0) throw new AppError('required', {}, 'details');
    const [detailNames, questionNames] = [offlineFieldNames(details), offlineFieldNames(questions)];
    return {
      name: withoutEmpty(name),
      fields: details.map(({ label, value }, index) => ({
        name: detailNames[index] ?? '',
        label: withoutEmpty(label),
        value,
      })),
      informations: questions.map(({ label, placeholder, required }, index) => ({
        name: questionNames[index] ?? '',
        label: withoutEmpty(label),
        placeholder: withoutEmpty(placeholder),
        required,
      })),
      position,
      active,
    };
  },
  toRows: (_, records) => records.map(toMethodRow),
});

export async function listMethods(
  ctx: ConsoleContext,
  query: ParsedInput<typeof listMethodsEndpoint>['query'],
) {
  const all = await rows.list(ctx.db, { order: [asc(offlineMethods.position), asc(offlineMethods.id)] });
  const page = pageOf(all, query);
  return { ...page, rows: page.rows.map(toMethodRow) };
}

function toMethodRow(record: VersionedRow<typeof rows>): OfflineMethodRow {
  const { id, name, fields: details, informations: questions, position, active, version } = record;
  return { id, name, details, questions, position, active, version };
}
