import { LANGUAGE_CODES } from '@errand/domain/language';
import {
  isReceiverEvent,
  type MessageSubject,
  ORDER_EVENTS,
  type OrderEvent,
  templateChannels,
  templateVariables,
} from '@errand/domain/notifications';
import { expect, test } from 'vitest';
import { makeShop, placeOne } from '../../../../test/buyers.ts';
import { openConsole } from '../../../../test/console/open-console.ts';
import { makeParcelService, makeSender, parcelBody } from '../../../../test/factories/parcels.ts';
import { makeFleet, makeRenter } from '../../../../test/factories/trips.ts';
import { MAIL_BRAND } from '../../../../test/mail-brand.ts';
import { MESSAGE_CONTENTS } from '../../../message-contents.ts';
import type { ComposedMail } from '../../../platform/messages/index.ts';
import { faultOf } from '../../../platform/templates/index.ts';
import { mailTexts, type TemplateKey, withTexts } from '../../messaging/index.ts';
import { orderChanges } from '../../orders/index.ts';
import { defaultTexts } from './default-texts.ts';

const { shop } = await openConsole();
const { api } = shop;
const deps = { ...api.deps, publicUrl: 'https://marsa.example' };

async function placeParcel() {
  const service = await makeParcelService(api);
  const sender = await makeSender(api, service);
  return sender.place(parcelBody(service));
}

const placers = {
  async order() {
    return (await placeOne(api, await makeShop(api))).orderId;
  },
  async parcel() {
    return (await placeParcel()).order_id;
  },
  async trip() {
    return (await makeRenter(api, await makeFleet(api))).rent();
  },
} satisfies Record<MessageSubject, () => Promise<number>>;

/** Texts without the marks that keep signs beside their numbers. */
const plain = (text: string | undefined) => text?.replace(/[\u2066\u2069]/g, '').replace(/[ \t]{2,}/g, ' ');

type Told = Record<string, string | undefined>;

/** What is sent without a template, and what the text of the shop as a template makes of it; null for what cannot be sent. */
async function readBoth(key: TemplateKey, orderId: number): Promise<{ sent: Told; rendered: Told } | null> {
  const { event: kind, channel, language } = key;
  const recipient = isReceiverEvent(kind) ? ('receiver' as const) : ('owner' as const);
  const message = { kind, orderId, data: {}, subject: `order:${orderId}`, recipient };
  const content = await MESSAGE_CONTENTS[kind](deps, message, {
    language,
    name: isReceiverEvent(kind) ? 'Omar Nasser' : 'Layla Haddad',
  });
  if (!content) return null;
  const texts = defaultTexts(key);
  if (channel === 'mail') {
    const mail = await content.mail();
    if (!mail) return null;
    const told = mail.withTexts(mailTexts(texts, { ...content.values, ...mail.values }));
    const shown = ({ subject, text, html }: ComposedMail) => ({ subject, text, html: html(MAIL_BRAND) });
    return { sent: shown(mail), rendered: shown(told) };
  }
  const { title, description, sms } = withTexts(content, texts, channel, language);
  if (channel === 'push')
    return {
      sent: { title: content.title, description: content.description },
      rendered: { title: plain(title), description: plain(description) },
    };
  const sent = content.sms ?? `${content.description} ${deps.publicUrl}${content.path}`;
  return { sent: { sms: sent }, rendered: { sms: plain(sms) } };
}

test.for(['order', 'parcel', 'trip'] as const)(
  'the text of the shop that the console shows for each message about the %s is what is sent without another one',
  async (subject) => {
    const orderId = await placers[subject]();
    await api.jobs.run();
    await api.db.transaction((tx) =>
      orderChanges.transition(api.deps, tx, orderId, 'canceled', {
        actor: 'store',
        cancelReason: 'Sold out',
      }),
    );
    const unsent: OrderEvent[] = [];
    for (const event of ORDER_EVENTS)
      for (const channel of templateChannels(event, subject))
        for (const language of LANGUAGE_CODES) {
          const key = { event, subject, channel, language };
          const both = await readBoth(key, orderId);
          if (!both) unsent.push(event);
          expect(both?.rendered, `${event} ${channel} ${language}`).toEqual(both?.sent);
        }
    // These need an offer, a payment, an edit or a delivery that the order does not have.
    const needing: OrderEvent[] = [
      'edited',
      'prescription_offered',
      'review_reminder',
      'transfer_confirmed',
      'transfer_late',
      'transfer_rejected',
    ];
    expect(unsent.filter((event) => !needing.includes(event))).toEqual([]);
  },
);

test('every text of the shop can be saved as it is: it names only what its message has', () => {
  for (const subject of ['order', 'parcel', 'trip'] as const)
    for (const event of ORDER_EVENTS)
      for (const channel of templateChannels(event, subject))
        for (const language of LANGUAGE_CODES) {
          const key = { event, subject, channel, language };
          for (const text of Object.values(defaultTexts(key))) {
            expect(faultOf(text, templateVariables(event, key)), `${event} ${channel}: ${text}`).toBeNull();
            expect(text).not.toMatch(/(?<!\{)\{(?!\{)/);
          }
        }
});
