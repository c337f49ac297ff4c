import type { GivenReview, OrderRefund, OrderReport } from '@errand/contract/orders';
import { toMajor } from '@errand/domain/money';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import type { Settings } from '../../settings/index.ts';
import type { GivenReviewColumns, RefundColumns, ReportColumns } from './order-row.ts';

export function toRefundResponse(
  refund: RefundColumns,
  ctx: RequestContext,
  settings: Settings,
): OrderRefund {
  const major = (minor: number) => toMajor(minor, settings.digit_after_decimal_point);
  return {
    id: refund.id,
    order_id: refund.order_id,
    status: refund.status,
    amount: major(refund.amount_minor),
    to_provider: major(refund.provider_minor),
    to_wallet: major(refund.wallet_minor),
    by_hand: major(refund.by_hand_minor),
    customer_reason: refund.reason,
    customer_note: refund.note,
    admin_note: refund.admin_note,
    image_full_url: picturesOf(refund.pictures, ctx),
    created_at: instant(refund.created_at),
    decided_at: refund.decided_at && instant(refund.decided_at),
  };
}

export function toReportResponse(report: ReportColumns, ctx: RequestContext): OrderReport {
  return {
    id: report.id,
    reason: report.reason,
    text: report.text,
    image_full_url: picturesOf(report.pictures, ctx),
    answer: report.answer,
    created_at: instant(report.created_at),
    answered_at: report.answered_at && instant(report.answered_at),
  };
}

export function givenReviewOf(
  { rating, comment, pictures }: GivenReviewColumns,
  ctx: RequestContext,
): GivenReview {
  return { rating, comment, attachment_full_url: picturesOf(pictures, ctx) };
}

function picturesOf(keys: string[], { publicUrl }: RequestContext): string[] {
  return keys.flatMap((key) => mediaUrl(publicUrl, key) ?? []);
}

function instant(text: string): string {
  return new Date(text).toISOString();
}
