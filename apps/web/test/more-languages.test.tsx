import type { Quote } from '@errand/contract/orders-place';
import { LANGUAGES, type LanguageCode } from '@errand/domain/language';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { englishWords, MORE_LANGUAGES } from '../../../test/more-languages.ts';
import { ContactForm } from '../app/features/checkout/delivery/contact-section.tsx';
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
// Its imports exist only in a build.
vi.mock('../app/texts/deferred-texts.ts', () => ({ loadDeferredTexts: () => Promise.resolve() }));

const nothing = () => {};

/** A part of a page in the document of the storefront. */
function page(language: LanguageCode, part: ReactNode): string {
  return render(
    <Layout>
      <body>{part}</body>
    </Layout>,
    { language, config: { business_name: '7', country: COUNTRY } },
  );
}

const quote = {
  items_amount: 10,
  discount_amount: 0,
  store_discount_amount: 0,
  coupon_discount_amount: 0,
  tax_amount: 0,
  tax_status: 'excluded',
  taxes: [],
  delivery_charge: 2,
  original_delivery_charge: 2,
  surcharge: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  dm_tips: 0,
  order_amount: 12,
} as unknown as Quote;
const store = aStore({ name: '8', kind: '9', address: '10' });
/** The operator's texts come from the server. */
const texts = new Proxy({}, { get: () => '' });
const landing = { popular: null, texts } as unknown as Parameters<typeof LandingPage>[0]['loaderData'];

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
/** The country of the phone field. */
const COUNTRY = 'AE';
const DIRECTIONS: Record<string, string> = { de: 'ltr', he: 'rtl' };
const LETTERS: Record<string, RegExp> = { de: /[áéíóúñ]\p{L}*~/u, he: /\p{Script=Hebrew}{2}/u };

test.each(Object.keys(PAGES))('languages that only the list and the catalogs add render the %s', (name) => {
  for (const language of MORE_LANGUAGES) {
    const html = page(language, PAGES[name]);
    expect(html).toContain(`<html lang="${language}" dir="${DIRECTIONS[language]}"`);
    const text = textOf(html.slice(html.indexOf('<body')));
    expect(text, language).toMatch(LETTERS[language] ?? /never/);
    expect(englishWords(text, [COUNTRY]), language).toEqual([]);
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
