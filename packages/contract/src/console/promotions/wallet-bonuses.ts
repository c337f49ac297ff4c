import { z } from 'zod';
import { objectEndpoints } from '../console-endpoint.ts';
import { id, instant, listFields, listOf, translatedText, version } from '../fields.ts';
import {
  amountMinor,
  CREDIT_REJECTIONS,
  moment,
  promotionState,
  reward,
  shownReward,
  stateFilter,
} from './fields.ts';

const fields = {
  title: translatedText,
  description: translatedText,
  /** Minimum top-up for the bonus. */
  minimum_minor: amountMinor,
  /** Cap of a percentage; 0 = no cap. */
  maximum_minor: amountMinor,
  active: z.boolean(),
};
const bonusBody = z.object({
  ...fields,
  ...reward,
  minimum_minor: fields.minimum_minor.default(0),
  maximum_minor: fields.maximum_minor.default(0),
  starts_at: moment,
  ends_at: moment,
  active: fields.active.default(true),
});
export type WalletBonusBody = z.output<typeof bonusBody>;

export const walletBonusRow = z.object({
  id,
  ...fields,
  ...shownReward,
  starts_at: instant,
  ends_at: instant,
  state: promotionState,
  version,
});
export type WalletBonusRow = z.output<typeof walletBonusRow>;

const base = { tag: 'Promotions', scope: 'all', target: 'wallet_bonus' } as const;
const change = { ...base, permission: 'promotions.update', changes: ['promotions'], stepUp: true } as const;
const read = { ...base, permission: 'promotions.read' } as const;

const bonuses = objectEndpoints('/api/console/v1/wallet-bonuses', read, change);

export const listWalletBonuses = bonuses.list({
  name: 'listWalletBonusesOfShop',
  summary: 'Bonuses of wallet top-ups, the latest first; search by title',
  query: z.object({
    ...listFields,
    sort: z.enum(['starts_at', 'ends_at']).optional(),
    state: stateFilter,
  }),
  response: listOf(walletBonusRow),
});

export const getWalletBonus = bonuses.get({
  name: 'getWalletBonus',
  summary: 'One bonus of wallet top-ups',
  response: walletBonusRow,
});

export const createWalletBonus = bonuses.create({
  name: 'createWalletBonus',
  summary: 'A new bonus; it is credited with every top-up while it runs',
  body: bonusBody,
  response: walletBonusRow,
  errors: CREDIT_REJECTIONS,
});

export const updateWalletBonus = bonuses.update({
  name: 'updateWalletBonus',
  summary: 'Changes a bonus; top-ups before keep theirs',
  body: bonusBody.extend({ version }),
  response: walletBonusRow,
  errors: CREDIT_REJECTIONS,
});
