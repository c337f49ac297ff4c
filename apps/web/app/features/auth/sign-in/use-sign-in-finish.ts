import { useText } from '@errand/client/i18n.tsx';
import type { SignInResponse } from '@errand/contract/auth-fields';
import { pathAfterLogin } from '@errand/domain/auth';
import { toastDone } from '@errand/ui/toast.tsx';
import { useNavigate } from '#platform/navigation/navigate.tsx';
import { readSession } from '#platform/session/index.ts';
import { useStartSession } from '../session/use-start-session.ts';

/**
 * The end of every sign-in: loads personal data, confirms it with a toast and leads to the interests, home, or the
 * order under way.
 */
export function useSignInFinish() {
  const t = useText();
  const startSession = useStartSession();
  const navigate = useNavigate();
  return (response: SignInResponse, kind: 'sign-in' | 'sign-up'): void => {
    startSession(response);
    toastDone(t(kind === 'sign-in' ? 'auth.signedIn' : 'auth.signedUp'), { id: 'auth' });
    const { zoneIds, module } = readSession();
    const target = pathAfterLogin({
      hasZone: zoneIds.length > 0,
      moduleType: module?.module_type ?? null,
      onForgotPassword: window.location.pathname === '/forgot-password',
    });
    const order = orderUnderWay(window.location);
    // Continues a parcel or trip at once: their modules have no interests page, which would link back to the order.
    const next = order && !order.startsWith(CHECKOUT) ? order : target;
    void navigate(next, { replace: true, state: { order } });
  };
}

const CHECKOUT = '/checkout';
const BOOKINGS = ['/parcel/booking', '/rental/booking'];

/** The checkout or booking at which the sign-in started, without the dialog's parameters. */
function orderUnderWay({ pathname, search }: Location): string | null {
  if (pathname !== CHECKOUT && !BOOKINGS.includes(pathname)) return null;
  const query = new URLSearchParams(search);
  query.delete('auth');
  return `${pathname}?${query}`;
}
