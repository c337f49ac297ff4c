import { useLanguage } from '@errand/client/i18n.tsx';
import { languageRow } from '@errand/domain/language';
import { useLocation } from 'react-router';
import { useRootData } from './config.ts';
import { alternatesOf, languageUrl, withSiteName } from './page-meta.ts';

/**
 * Head tags for search engines and messengers: title, description, canonical and alternate language. React moves them
 * into the head.
 */
export function PageTags({ title, description }: { title: string; description: string }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { origin, config } = useRootData();
  const address = `${origin}${pathname}`;
  const url = languageUrl(address, language);
  const whole = withSiteName(title, config.business_name);
  const { social_picture_full_url: picture } = config;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <PageLinks address={address} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      {picture && <meta property="og:image" content={new URL(picture, origin).href} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.business_name} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={`${language}_${languageRow(language).country}`} />
    </>
  );
}

/** The canonical address of a page in its language, and the addresses in the others. `address` has no language. */
export function PageLinks({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={languageUrl(address, useLanguage())} />
      {alternatesOf(address).map((link) => (
        <link key={link.hrefLang} rel="alternate" {...link} />
      ))}
    </>
  );
}
