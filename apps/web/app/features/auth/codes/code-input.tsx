import { useText } from '@errand/client/i18n.tsx';
import { CODE_LENGTH } from '@errand/domain/auth';
import { normalizeText } from '@errand/domain/text';
import { cx } from '@errand/ui/cx.ts';
import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import './code-input.css';

/** Six boxes drawn over one input, so that paste, one-time-code autofill and screen readers work. */
export function CodeInput(props: {
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}) {
  const { value, onChange, error } = props;
  const t = useText();
  const id = useId();
  const [focused, setFocused] = useState(false);
  const [left, setLeft] = useState(false);
  const shown = error ?? (left && value === '' ? t('auth.code_required') : null);
  return (
    <div className="field">
      <span className={cx('code-input code-input-field', shown && 'bad')}>
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            // The boxes have no identity other than their index.
            key={index}
            aria-hidden="true"
            className={cx(focused && index === Math.min(value.length, CODE_LENGTH - 1) && 'is-on')}
          >
            {value[index] ?? (focused && index === value.length && <i className="code-input-caret" />)}
          </span>
        ))}
        <input
          id={id}
          name="reset_token"
          aria-label={t('auth.code')}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-note` : undefined}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          // The code is the only input of this step.
          autoFocus
          maxLength={CODE_LENGTH}
          onChange={(event) => onChange(digitsOf(event.target.value).slice(0, CODE_LENGTH))}
          onPaste={(event) => {
            event.preventDefault();
            onChange(digitsOf(event.clipboardData.getData('text')).slice(0, CODE_LENGTH));
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            setLeft(true);
          }}
        />
      </span>
      {shown && (
        <span className="field-error code-input-error" id={`${id}-note`}>
          <CircleAlert size={16} />
          {shown}
        </span>
      )}
    </div>
  );
}

/** Extracts the digits as 0-9. */
function digitsOf(text: string): string {
  return normalizeText(text, 'code').replace(/\D/g, '');
}
