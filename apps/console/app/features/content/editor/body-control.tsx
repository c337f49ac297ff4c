import { useLanguageName } from '@errand/client/language-name.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '@errand/domain/language';
import type { RichText } from '@errand/domain/rich-text';
import { GroupError } from '@errand/ui/forms/group-error.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '#blocks/form/index.ts';
import type { AddPicture } from './picture-dialog.tsx';

/** The editor is larger than all other controls together, so only this screen loads it. */
const BlockEditor = lazy(() => import('./block-editor.tsx'));

type Texts = { [Code in LanguageCode]?: RichText };

/** A text in every language, each in an editor of its own. `help` stands above them. */
export function BodyControl(props: ControlProps & { addPicture: AddPicture; help: string }) {
  const { addPicture, help, label, value, onChange, error } = props;
  const nameOf = useLanguageName();
  const texts = (value ?? {}) as Texts;
  return (
    <fieldset className="form-languages">
      <legend className="text-label">{label}</legend>
      <p className="field-help">{help}</p>
      {LANGUAGE_CODES.map((language) => (
        <Suspense key={language} fallback={<Skeleton width="100%" height="320px" />}>
          <BlockEditor
            addPicture={addPicture}
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
