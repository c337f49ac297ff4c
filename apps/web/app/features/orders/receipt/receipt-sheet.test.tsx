import { expect, test } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

test('a receipt has the logo and the name of the shop', () => {
  const sheet = (
    <ReceiptSheet paper="receipt" kind="Order" id={7} facts={null} thanks="">
      {null}
    </ReceiptSheet>
  );
  const config = { business_name: 'سوق قمر', logo_full_url: '/media/light.webp', logo_dark_full_url: null };
  const html = render(sheet, { config, language: 'ar' });
  expect(textOf(html)).toContain('سوق قمر');
  expect(html).toContain('src="/media/light.webp"');
  expect(render(sheet, { config: { ...config, logo_full_url: null } })).not.toContain('<img');
});
