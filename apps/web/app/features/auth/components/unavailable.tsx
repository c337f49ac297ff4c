import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/forms/button.tsx';
import { StepHead } from './step-head.tsx';
import './auth-dialog.css';

/** Shown when no code can be sent: a link to support. */
export function Unavailable() {
  const t = useText();
  return (
    <div className="auth-body">
      <StepHead art="open-mailbox-with-raised-flag" title={t('auth.sorry')} text={t('auth.sorryText')} />
      <ButtonLink to="/help-and-support" size="lg" full>
        {t('auth.help')}
      </ButtonLink>
    </div>
  );
}
