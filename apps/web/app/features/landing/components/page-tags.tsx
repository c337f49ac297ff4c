import { useRootData } from '#platform/config.ts';
import { useLanguage, useText } from '#platform/i18n/index.ts';

/** What search engines and messengers read of the landing page. */
export function PageTags() {
  const t = useText();
  const language = useLanguage();
  const { origin } = useRootData();
  const title = `${t('landing.title')} · Errand`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={t('landing.description')} />
      <link rel="canonical" href={`${origin}/`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={t('landing.description')} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={`${origin}/`} />
      <meta property="og:locale" content={language === 'ar' ? 'ar_SA' : 'en_US'} />
    </>
  );
}
