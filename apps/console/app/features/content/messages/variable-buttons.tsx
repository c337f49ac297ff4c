import { useText } from '@errand/client/i18n.tsx';
import type { MessageEdition } from '@errand/contract/console/message-templates';
import { type RefObject, useEffect, useRef } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a variable at the cursor of the field that was last edited, or of the first long one. */
export function VariableButtons(props: {
  variables: MessageEdition['variables'];
  form: RefObject<HTMLElement | null>;
}) {
  const { variables, form } = props;
  const t = useText();
  const last = useRef<TextInput | null>(null);
  useEffect(() => {
    const element = form.current;
    const note = ({ target }: FocusEvent) => {
      if (isTextInput(target)) last.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [form]);

  function insert(name: string): void {
    const known = last.current?.isConnected ? last.current : null;
    const field = known ?? form.current?.querySelector('textarea') ?? null;
    if (!field) return;
    const { selectionStart, selectionEnd, value } = field;
    field.setRangeText(`{{ ${name} }}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <div className="message-variables" role="group" aria-label={t('messages.variables')}>
      {variables.map(({ name, is_required }) => (
        <button
          key={name}
          type="button"
          className="message-variable"
          title={t(`messages.variable.${name}.help`)}
          onClick={() => insert(name)}
        >
          {t(`messages.variable.${name}`)}
          {is_required && <em>{t('messages.required')}</em>}
        </button>
      ))}
    </div>
  );
}

function isTextInput(target: EventTarget | null): target is TextInput {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
