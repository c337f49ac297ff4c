import { type BusinessDocument, documentNumber, seriesOf } from '@errand/domain/invoicing';
import { isoDate, localTime } from '@errand/domain/time';
import type { Tx } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { CONSOLE_CHANGED } from '../../../platform/events/index.ts';
import {
  type DocumentRow,
  endWaiting,
  insertDocument,
  noteWaiting,
  takeCounter,
} from '../documents.queries.ts';
import { OPERATOR_ISSUER, problemsOf } from '../parties.ts';

export type IssueDeps = Pick<Deps, 'db' | 'events' | 'log' | 'now' | 'pool' | 'settings'>;

/** A document before it has a number. */
export type DraftDocument = {
  subject: string;
  storeId: number | null;
  zoneId: number;
  orderId: number | null;
  creditsId: number | null;
  periodTo: string | null;
  /** IANA name of the issuer's clock. */
  timeZone: string;
  document: BusinessDocument;
};

/** The number of a draft, which has none yet. */
export const NO_NUMBER = '-';

/**
 * Issues a draft in the given transaction: checks it, takes its number and stores it. A draft with missing data is noted as
 * waiting instead, and null is returned. The number is taken last, because it locks the series until the commit.
 */
export async function writeDocument(
  deps: Pick<Deps, 'events' | 'log' | 'now'>,
  tx: Tx,
  { document, timeZone, ...draft }: DraftDocument,
): Promise<DocumentRow | null> {
  const atMs = deps.now();
  const issuedOn = isoDate(localTime(atMs, timeZone));
  const isDue = document.totals.payableMinor > 0 && document.kind !== 'credit_note';
  const dated = { ...document, issuedOn, issuedAtMs: atMs, dueOn: isDue ? issuedOn : null };
  const issuer = document.seller.id ?? OPERATOR_ISSUER;
  const { subject, storeId, zoneId, orderId } = draft;
  const place = { zoneIds: [zoneId], storeId };
  await deps.events.publish(tx, CONSOLE_CHANGED, { resource: 'finance', id: null, place });
  const problems = problemsOf(dated);
  if (problems.length > 0) {
    if (problems.includes('rules')) deps.log.error({ subject }, 'a document breaks rules and is not issued');
    await noteWaiting(tx, {
      subject,
      issuer,
      storeId,
      zoneId,
      orderId,
      problems,
      waitsSince: new Date(atMs),
    });
    return null;
  }
  await endWaiting(tx, subject);
  const series = seriesOf(document.kind, issuer, issuedOn);
  const number = documentNumber(series, await takeCounter(tx, series));
  return insertDocument(tx, {
    ...draft,
    number,
    kind: document.kind,
    issuer,
    issuedAt: new Date(atMs),
    issuedOn,
    totalMinor: document.totals.grossMinor + document.totals.roundingMinor,
    taxMinor: document.totals.taxMinor,
    document: { ...dated, number },
  });
}
