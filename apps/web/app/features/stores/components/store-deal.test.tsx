import type { Store } from '@errand/contract/stores';
import type { LanguageCode } from '@errand/domain/language';
import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { StoreDeal } from './store-deal.tsx';

function deal(min_purchase: number, max_discount: number, language: LanguageCode = 'en'): string {
  const discount: Store['discount'] = {
    id: 1,
    store_id: 1,
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    start_time: '00:00',
    end_time: '23:59',
    min_purchase,
    max_discount,
    discount: 15,
    discount_type: 'percent',
  };
  return textOf(render(<StoreDeal store={{ discount }} />, { language }));
}

// Requirements: STORE-01.
test('a discount with conditions names its minimum and its cap', () => {
  expect(deal(12, 5)).toBe('15% off from $12, up to $5');
  expect(deal(12.5, 0)).toBe('15% off from $12.50');
  expect(deal(0, 5)).toBe('15% off, up to $5');
  expect(deal(0, 0)).toBe('15% off');
  expect(deal(12, 5, 'ar')).toMatch(/^خصم .15%. ابتداءً من .\$12.، حتى .\$5.$/);
});
