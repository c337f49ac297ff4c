import type { Quote } from '@errand/contract/orders-place';
import { LANGUAGES, type LanguageCode } from '@errand/domain/language';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { englishWords, MORE_LANGUAGES } from '../../../test/more-languages.ts';
import { ContactForm } from '../app/features/checkout/delivery/contact-dialog.tsx';
import { OrderTypeChoice } from '../app/features/checkout/delivery/order-type-choice.tsx';
import { Bill } from '../app/features/checkout/summary/bill.tsx';
import LandingPage from '../app/features/landing/routes/landing-page.tsx';
import { StoreFacts } from '../app/features/stores/components/page/store-facts.tsx';
import { StoreHead } from '../app/features/stores/components/page/store-head.tsx';
import { Layout } from '../app/root.tsx';
import { LanguageLinks } from '../app/shell/header/language-links.tsx';
import { render, textOf } from './render.tsx';
import { aStore } from './stores.ts';

vi.mock('../../../packages/domain/src/language/languages.ts', async (original) => {
  const { withMoreLanguages } = await import('../../../test/more-languages.ts');
  return withMoreLanguages(await original());
});
vi.mock('../../../packages/vite-plugins/src/text-parity.ts', async (original) => {
  const { withMoreCatalogs } = await import('../../../test/more-languages.ts');
  const module: typeof import('../../../packages/vite-plugins/src/text-parity.ts') = await original();
  return { ...module, readTextsOf: withMoreCatalogs(module.readTextsOf) };
});
// The build makes what it imports.
vi.mock('../app/texts/deferred-texts.ts', () => ({ loadDeferredTexts: () => Promise.resolve() }));

const nothing = () => {};

/** A part of a page in the document of the storefront. */
function page(language: LanguageCode, part: ReactNode): string {
  return render(<Layout>{part}</Layout>, { language, config: { business_name: '7', country: 'AE' } });
}

const quote = {
  order_amount: 12,
  total_item_price: 10,
  delivery_charge: 2,
  tax_amount: 0,
  tax_status: 'excluded',
  partial_payment: null,
} as unknown as Quote;
const store = aStore({ name: '8', kind: '9', address: '10' });
const landing = { popular: null } as unknown as Parameters<typeof LandingPage>[0]['loaderData'];

const PAGES: Record<string, ReactNode> = {
  landing: <LandingPage loaderData={landing} params={{}} matches={[] as never} />,
  store: (
    <>
      <StoreHead store={store} hasReviews={false} />
      <StoreFacts store={store} />
    </>
  ),
  checkout: (
    <>
      <OrderTypeChoice types={['delivery', 'take_away']} value="delivery" onChange={nothing} />
      <ContactForm contact={null} withAddress onSave={nothing} />
      <Bill quote={quote} delivery stale={false} />
    </>
  ),
};
const DIRECTIONS: Record<string, string> = { de: 'ltr', he: 'rtl' };
const LETTERS: Record<string, RegExp> = { de: /[áéíóúñ]\p{L}*~/u, he: /\p{Script=Hebrew}{2}/u };

test.each(Object.keys(PAGES))('languages that only the list and the catalogs add render the %s', (name) => {
  for (const language of MORE_LANGUAGES) {
    const html = page(language, PAGES[name]);
    expect(html).toContain(`<html lang="${language}" dir="${DIRECTIONS[language]}"`);
    const text = textOf(html.slice(html.indexOf('<body')));
    expect(text, language).toMatch(LETTERS[language] ?? /never/);
    expect(englishWords(text), language).toEqual([]);
    expect(text, language).not.toMatch(/\b[a-z][\w-]*\.[a-z]\w+/);
  }
});

test('a page offers every other language under its own name', () => {
  for (const { code } of LANGUAGES) {
    const offered = textOf(render(<LanguageLinks />, { language: code }));
    expect(offered.split(' ')).toEqual(
      LANGUAGES.filter((other) => other.code !== code).map(({ name }) => name),
    );
  }
});
