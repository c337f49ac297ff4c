import { useText } from '@errand/client/i18n.tsx';
import {
  type MessageEdition,
  type MessageTexts,
  saveMessageTemplate,
} from '@errand/contract/console/message-templates';
import { directionOf } from '@errand/domain/language';
import { OPTIONAL_TEMPLATE_FIELDS, TEMPLATE_FIELDS, type TemplateField } from '@errand/domain/notifications';
import { TextArea, TextField } from '@errand/ui/forms/field.tsx';
import { useEffect, useRef, useState } from 'react';
import { Form } from '#blocks/form/index.ts';
import { Panel } from '#blocks/page/page.tsx';
import { useMay } from '#platform/session.ts';
import type { MessageParams } from './message-params.ts';
import { MessagePreview } from './message-preview.tsx';
import { VariableButtons } from './variable-buttons.tsx';

const LONG: readonly TemplateField[] = ['text', 'intro', 'closing'];

/** The fields of a channel in a language beside what they become. */
export function EditionEditor({ params, edition }: { params: MessageParams; edition: MessageEdition }) {
  const { channel, language, texts, variables, version } = edition;
  const t = useText();
  const may = useMay();
  const fields = TEMPLATE_FIELDS[channel];
  const [entered, setEntered] = useState<MessageTexts>(texts);
  const frame = useRef<HTMLDivElement>(null);
  const direction = { dir: directionOf(language), lang: language };
  return (
    <div className="message-editor">
      <Panel title={t('messages.texts')} text={t(`messages.help.${channel}`)}>
        {may('content.update') ? (
          <div className="message-form" ref={frame}>
            <VariableButtons variables={variables} form={frame} />
            <Form
              endpoint={saveMessageTemplate}
              params={params}
              hidden={{ channel, language, version }}
              values={texts}
              fields={Object.fromEntries(
                fields.map((field) => [
                  field,
                  {
                    label: t(`messages.field.${field}`),
                    show: (value: unknown) => (typeof value === 'string' ? value : '–'),
                    control: (control) => {
                      const input = {
                        id: control.id,
                        name: field,
                        label: control.label,
                        error: control.error,
                        optional: OPTIONAL_TEMPLATE_FIELDS.includes(field),
                        value: typeof control.value === 'string' ? control.value : '',
                        onChange: ({ target }: { target: { value: string } }) =>
                          control.onChange(target.value),
                        ...direction,
                      };
                      return LONG.includes(field) ? (
                        <TextArea {...input} rows={field === 'intro' ? 8 : 4} />
                      ) : (
                        <TextField {...input} autoComplete="off" />
                      );
                    },
                  },
                ]),
              )}
              preview={(values) => <Entered values={values} fields={fields} onChange={setEntered} />}
              done={t('messages.saved')}
            />
          </div>
        ) : (
          fields.map((field) => (
            <p key={field} className="message-default" {...direction}>
              {texts[field]}
            </p>
          ))
        )}
      </Panel>
      <MessagePreview params={params} edition={edition} texts={entered} />
    </div>
  );
}

/** Hands what is entered in the form to the preview beside it. */
function Entered(props: {
  values: Record<string, unknown>;
  fields: readonly TemplateField[];
  onChange: (texts: MessageTexts) => void;
}) {
  const { values, fields, onChange } = props;
  const texts = JSON.stringify(Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])));
  useEffect(() => onChange(JSON.parse(texts) as MessageTexts), [texts, onChange]);
  return null;
}
