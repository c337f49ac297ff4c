import { eq } from 'drizzle-orm';
import { jobName } from '../../platform/jobs/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { decideRefund } from '../refunds/index.ts';
import { orderRefunds } from '../refunds/refunds.tables.ts';
import { answerReport } from '../reports/index.ts';
import { orderReports } from '../reports/reports.tables.ts';
import type { DemoDeps } from './demo.types.ts';

export const OPERATOR_DECISION_JOB = jobName<{ orderId: number }>('demo.refund-decision');
export const OPERATOR_ANSWER_JOB = jobName<{ reportId: number }>('demo.report-answer');

/** How long the operator of the demo thinks, in seconds of life. */
const THINKING_SECONDS = 240;

const WORDS = {
  approved: {
    en: 'You are right, and we are sorry. Your money is on its way back.',
    ar: 'معك حق ونعتذر عما حدث. أعدنا إليك المبلغ.',
  },
  refused: {
    en: 'Without a note or a picture we cannot see what went wrong. Please write to us.',
    ar: 'لا يمكننا معرفة ما حدث دون وصف أو صورة. راسلنا من فضلك.',
  },
  answer: {
    en: 'Thank you for telling us. We have spoken with the store, and this should not happen again.',
    ar: 'شكرًا لإبلاغنا. تحدثنا مع المتجر كي لا يتكرر ما حدث.',
  },
} as const;

export function scheduleDecision(deps: DemoDeps, speed: number, job: { orderId: number }): Promise<void> {
  return deps.jobs.send(deps.db, OPERATOR_DECISION_JOB, job, { startAfterSeconds: THINKING_SECONDS / speed });
}

/** The operator of the demo believes who writes a note or shows a picture. */
export async function decideRefundNow(deps: DemoDeps, { orderId }: { orderId: number }): Promise<void> {
  const [asked] = await deps.db
    .select({ note: orderRefunds.note, pictures: orderRefunds.pictures, language: orders.language })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(eq(orderRefunds.orderId, orderId));
  if (!asked) return;
  const approved = asked.note !== null || asked.pictures.length > 0;
  const note = WORDS[approved ? 'approved' : 'refused'][asked.language];
  await decideRefund(deps, orderId, { approved, note });
}

export function scheduleAnswer(deps: DemoDeps, speed: number, job: { reportId: number }): Promise<void> {
  return deps.jobs.send(deps.db, OPERATOR_ANSWER_JOB, job, { startAfterSeconds: THINKING_SECONDS / speed });
}

export async function answerReportNow(deps: DemoDeps, { reportId }: { reportId: number }): Promise<void> {
  const [made] = await deps.db
    .select({ language: orders.language })
    .from(orderReports)
    .innerJoin(orders, eq(orders.id, orderReports.orderId))
    .where(eq(orderReports.id, reportId));
  if (made) await answerReport(deps, reportId, WORDS.answer[made.language]);
}
