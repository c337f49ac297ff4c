import { useConfig } from '@errand/client/config.tsx';
import { useText } from '@errand/client/i18n.tsx';
import { CloseButton } from '@errand/ui/dialog.tsx';
import { LogoMark } from '@errand/ui/logo-mark.tsx';
import './auth-dialog.css';

/** The head of the dialogs: the operator's logo, or the product's mark, and a close button. [AUTH-82, CONFIG-07] */
export function AuthHead() {
  const t = useText();
  const { logo_full_url: picture } = useConfig();
  return (
    <div className="layout-row layout-between auth-head">
      {picture ? (
        <img className="auth-logo" src={picture} alt="" height={38} />
      ) : (
        <LogoMark className="auth-mark" size={38} />
      )}
      <CloseButton label={t('ui.close')} />
    </div>
  );
}
