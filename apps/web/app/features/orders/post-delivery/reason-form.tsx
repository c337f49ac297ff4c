import { useText } from '@errand/client/i18n.tsx';
import { MAX_IMAGES } from '@errand/domain/media';
import { OptionRow } from '@errand/ui/forms/choice.tsx';
import { TextArea } from '@errand/ui/forms/field.tsx';
import { PictureField } from '@errand/ui/forms/picture-field.tsx';
import { Skeleton } from '@errand/ui/lists/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { queryKeys } from '#platform/query-keys.ts';
import './reason-form.css';

export type Reasoned = { reason: string; text: string; pictures: File[] };

/**
 * The shared form of cancellation, refund and report: a reason from the operator's list, text and pictures. `words`
 * labels the text field, which is absent without it; `needsWords` makes the text required.
 */
export function ReasonForm(props: {
  /** For a submit button outside of the form, such as in a dialog's footer. */
  id?: string;
  name: string;
  load: () => Promise<string[]>;
  legend: string;
  words?: string;
  needsWords?: boolean;
  pictures?: boolean;
  /** Why the server refused the pictures. */
  picturesError?: string | null;
  onSend: (given: Reasoned) => void;
  children?: ReactNode;
}) {
  const generatedId = useId();
  const {
    id = generatedId,
    name,
    load,
    legend,
    words,
    needsWords,
    pictures,
    picturesError,
    onSend,
    children,
  } = props;
  const t = useText();
  const reasons = useQuery({ queryKey: queryKeys.order.reasons(name), queryFn: load, staleTime: 600_000 });
  const [reason, setReason] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [submitted, setSubmitted] = useState(false);
  // Without the list (the request failed) a reason is not required.
  const needsReason = !reasons.isError;
  const missing = { reason: needsReason && reason === null, text: Boolean(needsWords) && text.trim() === '' };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (missing.reason || missing.text) return;
    onSend({ reason: reason ?? '', text: text.trim(), pictures: files });
  }

  return (
    <form id={id} className="reason-form" onSubmit={submit} noValidate>
      <fieldset role="radiogroup" aria-invalid={submitted && missing.reason}>
        <legend className="text-label">{legend}</legend>
        {reasons.isPending && [0, 1, 2].map((row) => <Skeleton key={row} height="44px" />)}
        {reasons.data?.map((each) => (
          <OptionRow
            key={each}
            type="radio"
            name={name}
            label={each}
            checked={reason === each}
            error={submitted && missing.reason && `${id}-note`}
            onToggle={() => setReason(each)}
          />
        ))}
        {submitted && missing.reason && (
          <span className="field-error" id={`${id}-note`}>
            <CircleAlert size={16} />
            {t('orders.reasonMissing')}
          </span>
        )}
      </fieldset>
      {words && (
        <TextArea
          label={words}
          optional={!needsWords}
          dir="auto"
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={submitted && missing.text ? t('orders.textMissing') : null}
        />
      )}
      {pictures && (
        <PictureField
          label={t('orders.pictures')}
          help={t('orders.picturesHelp')}
          optional
          error={picturesError}
          files={files}
          most={MAX_IMAGES}
          onChange={setFiles}
        />
      )}
      {children}
    </form>
  );
}
