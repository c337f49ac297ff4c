import type { InputOf } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import { classifyIdentifier } from '@errand/domain/auth';

type Body = InputOf<typeof login>['body'];

/** Signing in by password as it is posted (001 §3). `identifier`: an e-mail or a phone in international form. */
export function passwordLogin(
  { identifier, password, remember }: { identifier: string; password: string; remember: boolean },
  guestId: string | null,
): Body {
  const type = classifyIdentifier(identifier) === 'phone' ? 'phone' : 'email';
  return {
    email_or_phone: identifier,
    password,
    login_type: 'manual',
    field_type: type,
    type,
    guest_id: guestId ?? undefined,
    remember,
  };
}
