import { useText } from '@errand/client/i18n.tsx';
import { Button } from '@errand/ui/forms/button.tsx';
import { useState } from 'react';
import './recovery-codes.css';

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p className="text-muted">{t('session.codesText')}</p>
      <ul className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-buttons">
        <Button onClick={onKept}>{t('session.codesKept')}</Button>
        <Button
          variant="quiet"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))}
        >
          {t(copied ? 'session.codesCopied' : 'session.copyCodes')}
        </Button>
      </div>
    </>
  );
}
