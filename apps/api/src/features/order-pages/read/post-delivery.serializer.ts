import type { GivenReview, OrderRefund, OrderReport } from '@errand/contract/orders';
import { toMajor } from '@errand/domain/money';
import { canRequestRefund, canReview, reachedAt } from '@errand/domain/orders';
import { mediaUrl } from '../../../platform/files/index.ts';
import { isoTime, type RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../../platform/settings.ts';
import type { RefundRow } from '../../refunds/refunds.views.ts';
import type { ReportRow } from '../../reports/reports.views.ts';
import type { GivenReviewRow } from '../../reviews/reviews.views.ts';
import { handPaidTimes } from './order-money.ts';
import type { OrderRow } from './order-row.ts';

/** What the owner of an order or a trip can request after the delivery, and what came of it. */
export function postDeliveryOf(row: OrderRow, ctx: RequestContext<'now'>, settings: Settings) {
  const delivered = reachedAt(row.history, 'delivered');
  const deliveredAtMs = delivered === null ? null : Date.parse(delivered);
  const isPaid = row.payment_status !== 'unpaid';
  const paidAt = handPaidTimes(row).refunds;
  const refunds = row.refunds.map((refund, index) =>
    toRefundResponse(refund, paidAt[index] ?? null, { ctx, settings }),
  );
  return {
    refundable:
      settings.refund_active_status &&
      canRequestRefund({ status: row.status, deliveredAtMs, isPaid }, ctx.now()),
    reviewable: canReview({ deliveredAtMs }),
    refund: refunds.at(-1) ?? null,
    refunds,
    report: row.report && toReportResponse(row.report, ctx),
  };
}

function toRefundResponse(
  refund: RefundRow,
  paidAtMs: number | null,
  { ctx, settings }: { ctx: RequestContext; settings: Settings },
): OrderRefund {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    id: refund.id,
    order_id: refund.order_id,
    status: refund.status,
    owed: refund.owed,
    amount: major(refund.amount_minor),
    to_provider: major(refund.provider_minor),
    to_wallet: major(refund.wallet_minor),
    by_hand: major(refund.by_hand_minor),
    by_hand_paid_at: isoTime(paidAtMs),
    customer_reason: refund.reason,
    customer_note: refund.note,
    admin_note: refund.admin_note,
    image_full_url: pictureUrls(refund.pictures, ctx),
    created_at: isoTime(refund.created_at_ms),
    decided_at: isoTime(refund.decided_at_ms),
  };
}

function toReportResponse(report: ReportRow, ctx: RequestContext): OrderReport {
  return {
    id: report.id,
    reason: report.reason,
    text: report.text,
    image_full_url: pictureUrls(report.pictures, ctx),
    answer: report.answer,
    created_at: isoTime(report.created_at_ms),
    answered_at: isoTime(report.answered_at_ms),
  };
}

export function toGivenReviewResponse(
  { rating, comment, pictures }: GivenReviewRow,
  ctx: RequestContext,
): GivenReview {
  return { rating, comment, attachment_full_url: pictureUrls(pictures, ctx) };
}

function pictureUrls(keys: string[], { publicUrl }: RequestContext): string[] {
  return keys.flatMap((key) => mediaUrl(publicUrl, key) ?? []);
}
