import { useText } from '@errand/client/i18n.tsx';
import { ButtonLink } from '@errand/ui/button.tsx';
import { StepHead } from './step-head.tsx';
import './auth-dialog.css';

/** Where no code can be sent: whom to ask (000 §2). */
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
