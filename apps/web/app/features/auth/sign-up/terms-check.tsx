import { useText } from '@errand/client/i18n.tsx';
import { CheckRow } from '@errand/ui/forms/choice.tsx';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

/** The required consent to the terms, which open in a new window so that the form keeps its content. */
export function TermsCheck(props: {
  accepted: boolean;
  touched: boolean;
  onChange: (accepted: boolean) => void;
}) {
  const t = useText();
  const error = useId();
  const { accepted, touched, onChange } = props;
  return (
    <div>
      <CheckRow name="tandc" checked={accepted} error={touched && !accepted && error} onChange={onChange}>
        {t('auth.accept')}{' '}
        <a className="text-link underlined" href="/terms-and-conditions" target="_blank" rel="noopener">
          {t('auth.terms')}
        </a>
      </CheckRow>
      {touched && !accepted && (
        <span className="field-error" id={error}>
          <CircleAlert size={16} />
          {t('auth.terms_required')}
        </span>
      )}
    </div>
  );
}
