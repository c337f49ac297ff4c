import { useLanguage } from '@errand/client/i18n.tsx';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode, languageRow } from '@errand/domain/language';
import { useLocation } from 'react-router';
import { useRootData } from './config.ts';

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
  const whole = `${title} · ${config.business_name}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {LANGUAGE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={languageUrl(address, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={`${language}_${languageRow(language).country}`} />
    </>
  );
}

/** The address of a page in a language: the default one needs no parameter. */
export function languageUrl(address: string, language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? address : `${address}?lang=${language}`;
}
