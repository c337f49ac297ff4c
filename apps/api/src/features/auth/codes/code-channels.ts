import { isOn } from '@errand/contract/flag';
import type { RequestContext } from '../../../platform/http/index.ts';

export type CodeChannels = {
  mail: boolean;
  sms: boolean;
  /** Firebase sends the phone codes. */
  firebase: boolean;
  /**
   * The contacts that must be verified: configured so, and reachable by a channel. `customer_verification` asks for one
   * of them, the phone if a channel reaches it.
   */
  required: { phone: boolean; email: boolean };
};

/** The channels that deliver codes, and the contacts that must be verified. */
export async function getCodeChannels(
  ctx: RequestContext<'identity' | 'messages' | 'settings'>,
): Promise<CodeChannels> {
  const settings = await ctx.settings();
  const firebase = isOn(settings.firebase_otp_verification) && ctx.identity.firebase !== null;
  const mail = settings.is_mail_active && ctx.messages.mail;
  const sms = settings.is_sms_active && ctx.messages.sms && !firebase;
  const { phone_verification_status, email_verification_status } = settings.centralize_login;
  const toPhones = sms || firebase;
  const any = settings.customer_verification;
  return {
    mail,
    sms,
    firebase,
    required: {
      phone: (any || isOn(phone_verification_status)) && toPhones,
      email: ((any && !toPhones) || isOn(email_verification_status)) && mail,
    },
  };
}
