import { useText } from '@errand/client/i18n.tsx';
import type { LanguageCode } from '@errand/domain/language';
import { cx } from '@errand/ui/cx.ts';
import type { Values } from '#blocks/form/index.ts';
import './banner-preview.css';

type Translated = { en?: string; ar?: string } | null | undefined;

/** The banner as customers see it, in both languages. */
export function BannerPreview({ values, picture }: { values: Values; picture: string | null }) {
  const t = useText();
  const solid = values.solid === true;
  return (
    <section className="banner-preview" aria-label={t('promotions.preview')}>
      <h3 className="text-label">{t('promotions.preview')}</h3>
      <div className="banner-preview-pair">
        {(['en', 'ar'] as const).map((language) => {
          const text = (name: string) => textIn(values[name] as Translated, language);
          return (
            <div
              key={language}
              className={cx('banner-preview-card', solid && 'solid')}
              data-tint={solid ? undefined : ((values.tint as string | undefined) ?? 'stone')}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
            >
              <div>
                <b>{text('title')}</b>
                <span>{text('subtitle')}</span>
                {text('button_text') && <i>{text('button_text')}</i>}
              </div>
              {picture && <img src={picture} alt="" />}
            </div>
          );
        })}
      </div>
    </section>
  );
}

function textIn(text: Translated, language: LanguageCode): string {
  return (language === 'ar' && text?.ar) || text?.en || '';
}
