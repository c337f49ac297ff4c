import { expect, test } from 'vitest';
import { queryKeys } from '#platform/query-keys.ts';
import { render, textOf } from '../../../../test/render.tsx';
import { OfflineForm } from './offline-form.tsx';

const BANK = {
  id: 3,
  method_name: 'Harbour Bank',
  method_fields: [{ input_name: 'iban', input_label: 'IBAN', input_data: 'AE07 0331 2345 6789' }],
  method_informations: [],
};

test('the account and the amount of a transfer stand together, each with a button that copies it', () => {
  const html = render(<OfflineForm amount={21.7} initial={null} onSubmit={() => {}} />, {
    queryData: [[[...queryKeys.offlineMethods('en')], [BANK]]],
  });
  expect(textOf(html)).toContain('Pay to IBAN AE07 0331 2345 6789 Amount $21.70');
  expect([...html.matchAll(/aria-label="(Copy: [^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Copy: IBAN',
    'Copy: Amount',
  ]);
});
