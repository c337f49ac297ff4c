import { firebaseSendCode, firebaseSettings } from '@errand/contract/auth-codes';
import { api } from '#platform/api/browser-client.ts';
import { loadScript } from './load-script.ts';

type Recaptcha = {
  ready(done: () => void): void;
  render(where: HTMLElement, options: object): number;
  execute(widget: number): void;
};

const RECAPTCHA = 'https://www.google.com/recaptcha/api.js?render=explicit';

/**
 * Asks Firebase to send a code to a phone, behind an invisible reCAPTCHA. Returns Firebase's session, or null after a
 * failure, which is logged and not shown [OTP-17].
 */
export async function requestFirebaseCode(phone: string | null): Promise<string | null> {
  if (!phone) {
    console.warn('Invalid phone number');
    return null;
  }
  try {
    const { recaptcha_site_key } = await api.call(firebaseSettings, {});
    const recaptcha_token = recaptcha_site_key ? await proveHuman(recaptcha_site_key) : undefined;
    return (await api.call(firebaseSendCode, { body: { phone, recaptcha_token } })).session_info;
  } catch (error) {
    console.warn('identity provider', (error as Error).message);
    return null;
  }
}

async function proveHuman(sitekey: string): Promise<string> {
  await loadScript(RECAPTCHA);
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = grecaptcha.render(place, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new Error('recaptcha')),
      });
      grecaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}
