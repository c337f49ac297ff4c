import { useText } from '@errand/client/i18n.tsx';
import type { OfflineMethodBody } from '@errand/contract/console/support/offline-methods';
import { DEFAULT_LANGUAGE } from '@errand/domain/language';
import { OFFLINE_METHOD_LIMITS } from '@errand/domain/payments';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { TextField } from '@errand/ui/forms/field.tsx';
import type { ControlProps } from '#blocks/form/index.ts';
import { NameFields } from '#blocks/form/name-fields.tsx';
import { RowsControl } from '#blocks/form/rows-control.tsx';

type Detail = OfflineMethodBody['details'][number];
type Question = OfflineMethodBody['questions'][number];

const EMPTY_DETAIL: Detail = { name: null, label: { [DEFAULT_LANGUAGE]: '' }, value: '' };
const EMPTY_QUESTION: Question = {
  name: null,
  label: { [DEFAULT_LANGUAGE]: '' },
  placeholder: { [DEFAULT_LANGUAGE]: '' },
  required: true,
};

/** Where customers transfer the money: a label in each language, and its text. */
export function DetailsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={t('payments.detailsHelp')}
      error={error}
      rows={(value ?? []) as Detail[]}
      onChange={onChange}
      empty={EMPTY_DETAIL}
      most={OFFLINE_METHOD_LIMITS.fields}
      texts={{
        row: (number) => t('payments.detail', { number }),
        add: t('payments.addDetail'),
        remove: (number) => t('payments.removeDetail', { number }),
      }}
    >
      {(detail, change, title) => (
        <>
          <NameFields
            of={t('payments.label', { of: title })}
            name={detail.label}
            most={OFFLINE_METHOD_LIMITS.labelCharacters}
            onChange={(name) => change({ ...detail, label: name })}
          />
          <TextField
            label={t('payments.value')}
            maxLength={OFFLINE_METHOD_LIMITS.valueCharacters}
            dir="auto"
            value={detail.value}
            onChange={({ target }) => change({ ...detail, value: target.value })}
          />
        </>
      )}
    </RowsControl>
  );
}

/** What customers fill in after the transfer. */
export function QuestionsControl({ label, value, onChange, error }: ControlProps) {
  const t = useText();
  return (
    <RowsControl
      label={label}
      help={t('payments.questionsHelp')}
      error={error}
      rows={(value ?? []) as Question[]}
      onChange={onChange}
      empty={EMPTY_QUESTION}
      most={OFFLINE_METHOD_LIMITS.fields}
      texts={{
        row: (number) => t('payments.question', { number }),
        add: t('payments.addQuestion'),
        remove: (number) => t('payments.removeQuestion', { number }),
      }}
    >
      {(question, change, title) => (
        <>
          <NameFields
            of={t('payments.label', { of: title })}
            name={question.label}
            most={OFFLINE_METHOD_LIMITS.labelCharacters}
            onChange={(name) => change({ ...question, label: name })}
          />
          <NameFields
            of={t('payments.placeholder', { of: title })}
            name={question.placeholder}
            most={OFFLINE_METHOD_LIMITS.labelCharacters}
            optional
            onChange={(placeholder) => change({ ...question, placeholder })}
          />
          <CheckRow
            name={`${title}-required`}
            checked={question.required}
            onChange={(required) => change({ ...question, required })}
          >
            {t('payments.required')}
          </CheckRow>
        </>
      )}
    </RowsControl>
  );
}
