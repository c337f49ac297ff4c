import type { RequestContext } from '../../../platform/http/index.ts';
import { settingsOf } from '../../settings/index.ts';

export type Senders = {
  mail: boolean;
  sms: boolean;
  /** The identity provider sends phone codes in our place. */
  firebase: boolean;
  /** What the operator wants verified and can be. */
  needed: { phone: boolean; email: boolean };
};

/** By which ways codes reach people here, and whom the operator wants verified. */
export async function sendersOf(ctx: RequestContext): Promise<Senders> {
  const settings = await settingsOf(ctx);
  const firebase = settings.firebase_otp_verification === 1 && ctx.identity.toolkit !== null;
  const mail = settings.is_mail_active && ctx.messages.mail;
  const sms = settings.is_sms_active && ctx.messages.sms && !firebase;
  const { phone_verification_status, email_verification_status } = settings.centralize_login;
  return {
    mail,
    sms,
    firebase,
    needed: {
      phone: phone_verification_status === 1 && (sms || firebase),
      email: email_verification_status === 1 && mail,
    },
  };
}
