import { TINTS } from '@errand/domain/media';
import { z } from 'zod';

/** Schemas shared by the endpoints of promotions. */

export const amountMinor = z.number().int().min(0).max(1_000_000_000);
export const moment = z.iso.datetime({ offset: true });

/** `off` and `ended` are not shown in the shop; `planned` will be. */
export const PROMOTION_STATES = ['running', 'planned', 'ended', 'off'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];
export const promotionState = z.enum(PROMOTION_STATES);
export const stateFilter = promotionState.optional();

/** Background of a banner or campaign in the shop. */
export const tint = z.enum(TINTS);

/** A percentage or an amount: exactly one of both is set. */
export const reward = {
  percent: z.number().gt(0).max(100).nullable().optional(),
  amount_minor: amountMinor.nullable().optional(),
};
export const shownReward = {
  percent: z.number().nullable(),
  amount_minor: z.number().int().nullable(),
};

/** Rejections of an offer that credits money. */
export const CREDIT_REJECTIONS = ['promotion_period', 'promotion_worth'] as const;
