import {
  isReceiverEvent,
  type OwnerEvent,
  type ReceiverEvent,
  TEMPLATE_VARIABLES,
  type TemplateTexts,
} from '@errand/domain/notifications';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { TemplateKey } from '../../messaging/index.ts';
import { notificationText, OWN_MAILS } from '../../notifications/index.ts';

/** The catalogs have other names for some variables. */
const VALUES = {
  ...Object.fromEntries(TEMPLATE_VARIABLES.map((name) => [name, `{{ ${name} }}`])),
  id: '{{ number }}',
  provider: '{{ store }}',
};

/**
 * The shop's own text of a message as a template: the texts of the catalogs with the variables in the places of their values. What
 * is sent without a template is composed by the rooms that know the event; a test compares both.
 */
export function defaultTexts(key: TemplateKey): TemplateTexts {
  const { event, channel } = key;
  if (isReceiverEvent(event)) return textsToReceiver(key, event);
  if (channel === 'mail') return mailTexts(key, event);
  const { title, description } = noticeOf(key, event);
  return channel === 'push' ? { title, text: description } : { text: `${description} {{ link }}` };
}

function noticeOf({ subject, language }: TemplateKey, event: OwnerEvent) {
  const store = subject === 'parcel' ? null : '{{ store }}';
  return notificationText(event, language, { orderId: '{{ number }}', store, isTrip: subject === 'trip' });
}

function mailTexts(key: TemplateKey, event: OwnerEvent): TemplateTexts {
  const t = (text: TextKey) => textOf(text, key.language, VALUES);
  const { parcel, trip } = OWN_MAILS[event] ?? {};
  if (key.subject === 'parcel' && parcel) return parcelMail(t, `mails.parcel.sender.${parcel}`);
  if (key.subject === 'trip' && trip)
    return mail(t, t(`mails.trip.subject.${trip}`), t(`mails.trip.text.${trip}`));
  switch (event) {
    case 'pending':
      return mail(t, t('mails.order.subject'), `${t('mails.order.placed')} {{ handover }}`);
    case 'edited':
      return mail(t, t('mails.edit.subject'), t('mails.edit.changed'));
    case 'prescription_offered':
      return mail(t, t('mails.offer.subject'), t('mails.offer.made'));
    case 'transfer_confirmed':
      return mail(t, t('mails.payment.subject.confirmed'), t('mails.payment.body.confirmed'));
    case 'transfer_late':
      return mail(t, t('mails.payment.subject.late'), t('mails.payment.body.late'));
    case 'transfer_rejected':
      return mail(t, t('mails.payment.subject.rejected'), t('mails.payment.body.rejected'));
    default: {
      const { title, description } = noticeOf(key, event);
      return mail(t, `${title} · #{{ number }}`, description);
    }
  }
}

function textsToReceiver({ channel, language }: TemplateKey, event: ReceiverEvent): TemplateTexts {
  const t = (text: TextKey) => textOf(text, language, VALUES);
  const kind = event.slice('parcel_'.length) as
    | 'placed'
    | 'picked_up'
    | 'delivered'
    | 'comes_back'
    | 'canceled';
  const body = `mails.parcel.receiver.${kind}` as const;
  if (channel === 'mail') return parcelMail(t, body);
  const isComing = kind === 'placed' || kind === 'picked_up';
  return { text: isComing ? `${t(body)} {{ details }} {{ link }}` : t(body) };
}

function parcelMail(t: (text: TextKey) => string, body: TextKey): TemplateTexts {
  return mail(t, `${t('mails.parcel.subject')} · {{ shop }}`, t(body));
}

function mail(t: (text: TextKey) => string, subject: string, intro: string): TemplateTexts {
  return { subject, heading: subject, intro: `${t('mails.hello')}\n\n${intro}`, closing: '' };
}
