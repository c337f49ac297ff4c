import { useText } from '@errand/client/i18n.tsx';
import { useOverlay } from '#platform/overlay.ts';
import type { AuthFlow } from '../sign-in/use-auth-flow.ts';
import './switch-line.css';

/** A link between sign-in and sign-up that keeps the typed e-mail or phone. */
export function SwitchLine(props: { to: 'sign_in' | 'sign_up'; flow: AuthFlow; typed: () => string }) {
  const { to, flow, typed } = props;
  const t = useText();
  const { open, show } = useOverlay('auth');
  function press(): void {
    flow.go({ kind: to === 'sign_in' ? 'to_sign_in' : 'to_sign_up' }, { typed: typed() });
    if (open) show(to === 'sign_in' ? 'sign-in' : 'sign-up');
  }
  return (
    <p className="text-muted switch-line">
      {t(to === 'sign_in' ? 'auth.haveAccount' : 'auth.newHere')}{' '}
      <button type="button" className="text-link underlined" onClick={press}>
        {t(to === 'sign_in' ? 'auth.signIn' : 'auth.createAccount')}
      </button>
    </p>
  );
}
