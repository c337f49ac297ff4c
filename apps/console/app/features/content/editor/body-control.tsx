import { useText } from '@errand/client/i18n.tsx';
import { useLanguageName } from '@errand/client/language-name.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import type { RichText } from '@errand/domain/rich-text';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';

/** The editor is larger than all other controls together, so only this screen loads it. */
const BlockEditor = lazy(() => import('./block-editor.tsx'));

type Texts = { [Code in LanguageCode]?: RichText };

/** The text of a page in every language, each in an editor of its own. */
export function BodyControl({ slug, label, value, onChange, error }: ControlProps & { slug: string }) {
  const t = useText();
  const nameOf = useLanguageName();
  const texts = (value ?? {}) as Texts;
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{t('content.bodyHelp')}</p>
      {LANGUAGE_CODES.map((language) => (
        <Suspense key={language} fallback={<Skeleton width="100%" height="320px" />}>
          <BlockEditor
            slug={slug}
            language={language}
            label={nameOf(language)}
            optional={language !== DEFAULT_LANGUAGE}
            value={texts[language] ?? []}
            onChange={(text) => onChange({ ...texts, [language]: text })}
          />
        </Suspense>
      ))}
      {error && <GroupError>{error}</GroupError>}
    </fieldset>
  );
}
