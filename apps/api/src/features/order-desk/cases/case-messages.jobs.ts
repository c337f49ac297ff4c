import type { CaseKind } from '@errand/contract/console/cases';
import type { Permission } from '@errand/contract/console/permissions';
import type { Queryable } from '../../../platform/db/index.ts';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { jobName, type NoPayload } from '../../../platform/jobs/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { ReadContent, Recipient, StaffRecipient } from '../../messaging/index.ts';
import { staffContent, staffRecipients, tellStaff } from '../../messaging/staff/index.ts';
import { type CaseRecord, casesIn } from './cases.queries.ts';
import { KIND_PERMISSIONS } from './cases.service.ts';

export const CASE_MESSAGES_JOB = jobName<NoPayload>('cases.messages');

/** The kinds for which somebody waits. The others are a queue that the office works off. */
const TOLD_KINDS = [
  'absence',
  'rejection',
  'problem',
  'refund',
  'transfer',
  'charge',
  'message',
  'hand_refund',
  'chargeback',
] as const satisfies readonly CaseKind[];
type ToldKind = (typeof TOLD_KINDS)[number];

/** Cases that were reported earlier are not told: the shop was off, or the operator has just updated it. */
const TOLD_WITHIN_MINUTES = 10;
const MOST_CASES = 200;

type CaseDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'now' | 'pool' | 'settings'>;

/** Tells the office of new cases, each once to the members who may read it in its zone. */
export function registerCaseMessageJobs(deps: CaseDeps): void {
  deps.jobs.every(CASE_MESSAGES_JOB, '* * * * *', async () => {
    const since = new Date(deps.now() - TOLD_WITHIN_MINUTES * 60_000);
    for (const found of await findOpen(deps, { since, taken: false }, MOST_CASES))
      await tellCase(deps, found);
  });
}

const ALL_KINDS = TOLD_KINDS.map((kind) => ({ kind, scope: { all: true } as const }));

function findOpen(deps: Pick<Deps, 'now' | 'pool'>, filter: Parameters<typeof casesIn>[2], limit: number) {
  return casesIn(deps.pool, ALL_KINDS, filter, new Date(deps.now())).rows(limit, 0);
}

async function tellCase(deps: CaseDeps, found: CaseRecord): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const readers = await staffRecipients.membersWith(tx, rightTo('cases.read', found));
    const concerned: StaffRecipient[] = [];
    for (const reader of readers) if (await mayRead(tx, reader, found)) concerned.push(reader);
    const subject = `case:${found.kind}:${found.id}:${found.at.toISOString()}`;
    await tellStaff(deps, tx, concerned, { event: 'case_reported', subject });
  });
}

/** Both rights are needed: to see cases, and what the case is about. */
async function mayRead(q: Queryable, reader: Recipient, found: CaseRecord): Promise<boolean> {
  const isAllowed = (permission: Permission) =>
    staffRecipients.hasRight(q, reader, rightTo(permission, found));
  return (await isAllowed('cases.read')) && isAllowed(KIND_PERMISSIONS[found.kind]);
}

function rightTo(permission: Permission, { zone_id: zoneId }: CaseRecord) {
  const place = { zoneIds: zoneId === null ? [] : [zoneId], storeId: null };
  return { permission, scope: 'zone', place } as const;
}

/** What tells of a case that is still open and that nobody has taken. It has no words of customers. */
export const CASE_CONTENT: ReadContent = async (deps, { subject, recipient }, { language }) => {
  const [, kind, id] = subject.split(':');
  const filter = { kind: kind as ToldKind, id: Number(id), taken: false };
  const [found] = await findOpen(deps, filter, 1);
  if (!found || !(await mayRead(deps.db, recipient, found))) return null;
  const { order_id: orderId, store_name: name } = found;
  const store = translated(name, language);
  const about = orderId === null ? 'none' : store ? 'order' : 'orderOnly';
  return staffContent(
    deps,
    { language },
    {
      title: textOf(`staff.case.${kind as ToldKind}`, language),
      description: textOf(`staff.case.${about}`, language, { id: orderId, store }),
      path: '/today',
      tag: `case-${kind}-${id}`,
    },
  );
};
