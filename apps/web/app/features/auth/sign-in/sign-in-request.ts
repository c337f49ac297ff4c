import type { InputOf } from '@errand/contract';
import type { login } from '@errand/contract/auth';
import { classifyIdentifier } from '@errand/domain/auth';

type Body = InputOf<typeof login>['body'];

/** The request body of a password sign-in. `identifier` is an e-mail or a phone in E.164. */
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
