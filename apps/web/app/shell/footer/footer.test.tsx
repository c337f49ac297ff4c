import { ConfigProvider } from '@errand/client/config.tsx';
import { TextProvider } from '@errand/client/i18n.tsx';
import type { Config } from '@errand/contract/config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { type FooterTexts, type RootData, RootDataContext } from '#platform/config.ts';
import { NavigationProvider } from '#platform/navigation/navigate.tsx';
import { readTexts } from '../../../vite/texts-plugin.ts';
import { Footer } from './footer.tsx';

const CONFIG = {
  business_name: 'Errand',
  footer_text: 'Made in Marsa.',
  email: 'hello@errand.example',
  phone: '+971 4 555 0142',
  address: '4 Harbour Square',
  toggle_store_registration: true,
  toggle_dm_registration: true,
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  social_media: [],
  footer_menu: [],
} as unknown as Config;

const FOOTER: FooterTexts = {
  download_user_app_title: '',
  download_user_app_sub_title: '',
  fixed_newsletter_title: 'A short letter',
  fixed_newsletter_sub_title: 'Nothing else.',
  fixed_footer_description: 'One place for everything.',
  download_user_app_links: {
    playstore_url_status: '0',
    playstore_url: 'https://play.example/errand',
    apple_store_url_status: '0',
    apple_store_url: 'https://apps.example/errand',
  },
};

/** The footer's server-rendered HTML. */
function footer(change: { config?: Partial<Config>; footer?: Partial<FooterTexts>; module?: string } = {}) {
  const module = change.module ? { id: 1, type: change.module } : null;
  const root = {
    config: { ...CONFIG, ...change.config },
    footer: { ...FOOTER, ...change.footer },
    modules: [],
    session: { zoneIds: [], moduleId: module?.id ?? null, module, language: 'en', theme: null },
    origin: '',
  } as unknown as RootData;
  const Page = () => (
    <RootDataContext value={root}>
      <NavigationProvider>
        <Footer />
      </NavigationProvider>
    </RootDataContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const html = renderToString(
    <TextProvider language="en" messages={readTexts('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <ConfigProvider value={root.config}>
          <Stub />
        </ConfigProvider>
      </QueryClientProvider>
    </TextProvider>,
  );
  return html.replaceAll('<!-- -->', '');
}

/** The text of the link to an address, or null. */
function linkTo(html: string, address: string): string | null {
  const escaped = address.replaceAll('&', '&amp;');
  const [, inside] =
    new RegExp(`<a [^>]*href="${escaped.replace(/[?]/g, '\\?')}"[^>]*>(.*?)</a>`).exec(html) ?? [];
  return inside?.replace(/<[^>]+>/g, '').trim() ?? null;
}

// Requirements: FOOTER-01, FOOTER-02, FOOTER-06..09, PARCEL-06, ROUTE-50.
test('the footer links to the pages and both registrations', () => {
  const html = footer();
  expect(linkTo(html, '/terms-and-conditions')).toBe('Terms and conditions');
  expect(linkTo(html, '/privacy-policy')).toBe('Privacy policy');
  expect(linkTo(html, '/store-registration?active=active')).toBe('Become a vendor');
  expect(linkTo(html, '/deliveryman-registration')).toBe('Become a delivery man');
  expect(linkTo(html, '/help-and-support')).toBe('Help & Support'.replace('&', '&amp;'));
  expect(linkTo(footer({ module: 'parcel' }), '/help-and-support')).toBe('Contact');
  expect(linkTo(html, '/about-us')).toBe('About us');
});

test('the operator’s own menu replaces the product’s, without pages that are off', () => {
  const link = (label: string, address: string) => ({ label, address });
  const footer_menu = [
    { title: 'About', links: [link('Who we are', '/about-us'), link('Blog', 'https://blog.example/x')] },
    {
      title: 'Rules',
      links: [link('Refunds', '/refund-policy'), link('Join', '/store-registration?active=active')],
    },
  ];
  const html = footer({ config: { footer_menu, refund_policy: 0 } });
  expect(linkTo(html, '/about-us')).toBe('Who we are');
  expect(linkTo(html, 'https://blog.example/x')).toBe('Blog');
  expect(linkTo(html, '/store-registration?active=active')).toBe('Join');
  expect(linkTo(html, '/refund-policy')).toBeNull();
  expect(linkTo(html, '/privacy-policy')).toBeNull();
  const closed = { footer_menu, refund_policy: 0, toggle_store_registration: false } as const;
  expect(footer({ config: closed })).not.toContain('>Rules<');
});

test('disabled registrations are not linked', () => {
  const html = footer({ config: { toggle_store_registration: false, toggle_dm_registration: false } });
  expect(html).not.toContain('/store-registration');
  expect(html).not.toContain('/deliveryman-registration');
});

// Requirements: CONFIG-30..32, FOOTER-03..05.
test('a policy is linked unless its switch is 0', () => {
  const switches = [
    ['refund_policy', '/refund-policy'],
    ['cancelation_policy', '/cancellation-policy'],
    ['shipping_policy', '/shipping-policy'],
  ] as const;
  for (const [key, address] of switches) {
    expect(linkTo(footer(), address)).not.toBeNull();
    const without = footer({ config: { [key]: 0 } });
    expect(linkTo(without, address)).toBeNull();
    const others = switches.map(([, other]) => other).filter((other) => other !== address);
    expect(others.map((other) => linkTo(without, other))).not.toContain(null);
  }
});

// Requirements: FOOTER-10.
test('Track Order is Track Trip in the rental module', () => {
  expect(linkTo(footer(), '/track-order')).toBe('Track Order');
  expect(linkTo(footer({ module: 'food' }), '/track-order')).toBe('Track Order');
  expect(linkTo(footer({ module: 'rental' }), '/track-order')).toBe('Track Trip');
});

// Requirements: CONFIG-23, CONFIG-27, FOOTER-14..16, FOOTER-26.
test('e-mail, phone, address and legal line come from the configuration', () => {
  const html = footer();
  expect(linkTo(html, 'mailto:hello@errand.example')).toBe('hello@errand.example');
  expect(html).toMatch(/href="tel:\+97145550142"[^>]*>.*?\+971 4 555 0142/);
  expect(html).toMatch(/<button[^>]*>.*?4 Harbour Square.*?<\/button>/);
  expect(html.replace(/<[^>]+>/g, '')).toMatch(/© \d{4} Errand\. Made in Marsa\./);
});

test('contact data that the operator has not set leaves no empty links', () => {
  const html = footer({ config: { email: '', phone: '', address: '' } });
  expect(html).not.toMatch(/mailto:|tel:/);
  expect(html).not.toContain('4 Harbour Square');
  expect(html).not.toMatch(/<li>(?:<[^>]+>)*<\/li>/);
});

// Requirements: CONFIG-33, FOOTER-18, FOOTER-21.
test('description and newsletter texts come from the landing data', () => {
  const text = footer({
    footer: {
      fixed_footer_description: 'From the shops of Marsa.',
      fixed_newsletter_title: 'Every Thursday',
    },
  }).replace(/<[^>]+>/g, ' ');
  for (const words of ['From the shops of Marsa.', 'Every Thursday', 'Nothing else.'])
    expect(text).toContain(words);
});

test('the links of the apps have the operator’s title, and without a link nothing stands there', () => {
  const texts = { download_user_app_title: 'Take us along', download_user_app_sub_title: 'For both phones.' };
  const link = {
    ...FOOTER.download_user_app_links,
    playstore_url_status: '1',
    playstore_url: 'https://play.example',
  };
  const none = { ...link, playstore_url_status: '0', apple_store_url_status: '0' };
  expect(footer({ footer: { ...texts, download_user_app_links: link } })).toMatch(
    /<h2[^>]*>Take us along<\/h2>.*For both phones\..*Google Play/,
  );
  expect(footer({ footer: { ...texts, download_user_app_links: none } })).not.toContain('Take us along');
});

// Requirements: CONFIG-26, FOOTER-22, FOOTER-23.
test('every enabled network has its icon; an unknown one gets that of twitter', () => {
  const names = ['facebook', 'Instagram', 'twitter', 'linkedin', 'pinterest', 'somewhere', 'hidden'];
  const social_media = names.map((name, at) => ({
    id: at,
    name,
    link: `https://${name}.example/errand`,
    status: name === 'hidden' ? (0 as const) : (1 as const),
  }));
  const html = footer({ config: { social_media } });
  const icons = names.map(
    (name) =>
      new RegExp(
        `href="https://${name}.example/errand"[^>]*aria-label="${name}".*?<svg[^>]*>(.*?)</svg>`,
        'i',
      ).exec(html)?.[1],
  );
  expect(html).toContain('aria-label="LinkedIn"');
  expect(icons[6]).toBeUndefined();
  expect(icons[5]).toBe(icons[2]);
  expect(new Set(icons.slice(0, 5)).size).toBe(5);
  expect(icons.slice(0, 5)).not.toContain(undefined);
});

// Requirements: CONFIG-33, FOOTER-24, FOOTER-25.
test('an app store is linked only while its status is 1 and its address is known', () => {
  const links = FOOTER.download_user_app_links;
  const shown = (change: Partial<typeof links>) => {
    const html = footer({ footer: { download_user_app_links: { ...links, ...change } } });
    return [linkTo(html, links.playstore_url), linkTo(html, links.apple_store_url)];
  };
  expect(shown({})).toEqual([null, null]);
  expect(shown({ playstore_url_status: '1' })).toEqual(['Google Play', null]);
  expect(shown({ apple_store_url_status: '1' })).toEqual([null, 'App Store']);
  expect(shown({ playstore_url_status: '1', playstore_url: '' })).toEqual([null, null]);
});
