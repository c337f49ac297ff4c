import { useLanguage } from '@errand/client/i18n.tsx';
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
  const english = `${origin}${pathname}`;
  const arabic = `${english}?lang=ar`;
  const url = language === 'ar' ? arabic : english;
  const whole = `${title} · ${config.business_name}`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="ar" href={arabic} />
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_SA' : 'en_US'} />
    </>
  );
}
