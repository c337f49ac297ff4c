import { expect, test, vi } from 'vitest';
import { render, textOf } from '../../../../test/render.tsx';
import { AddFundDialog } from './add-fund-dialog.tsx';

// The server renders no dialog.
vi.mock('@errand/ui/dialog.tsx', () => ({ Dialog: ({ children }: { children: object }) => children }));

// Requirements: CONFIG-29, WALLET-04, WALLET-05.
test('a top-up asks for an amount and lists the payment methods of the configuration with title and image', () => {
  const picture = 'https://shop.example/media/bank.webp';
  const html = render(<AddFundDialog balance={20} onClose={() => {}} />, {
    config: {
      active_payment_method_list: [
        {
          gateway: 'bank',
          gateway_title: 'Harbour Bank',
          gateway_image: 'bank',
          gateway_image_full_url: picture,
        },
        { gateway: 'card', gateway_title: 'Card', gateway_image: null, gateway_image_full_url: null },
      ],
    },
  });
  expect(textOf(html)).toContain('Amount');
  const methods = html.split(/(?=<input[^>]*type="radio")/).slice(1);
  expect(methods.map((method) => /value="(\w+)"/.exec(method)?.[1])).toEqual(['bank', 'card']);
  expect(methods[0]).toContain('Harbour Bank');
  expect(methods[0]).toMatch(/<img[^>]*src="https:\/\/shop\.example\/media\/bank\.webp"/);
  expect(methods[1]).toContain('Card');
  expect(methods[1]).toContain('<svg');
});
