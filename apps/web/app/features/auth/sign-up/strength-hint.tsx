import { useText } from '@errand/client/i18n.tsx';
import { passwordStrength } from '@errand/domain/auth';
import { Announced } from '@errand/ui/live/announced.tsx';
import './strength-hint.css';

const LABELS = ['', 'auth.weak', 'auth.fair', 'auth.strong'] as const;

/** The strength of the new password: a hint, never a rule. */
export function StrengthHint({ password }: { password: string }) {
  const t = useText();
  const strength = passwordStrength(password);
  const label = LABELS[strength];
  if (!label) return null;
  return (
    <Announced first className="strength-hint" data-strength={strength}>
      <span className="strength-hint-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(label)}
    </Announced>
  );
}
