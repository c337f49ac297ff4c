import { CONFIRMATION_DAYS, mayAsk } from '@errand/domain/newsletter';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobName } from '../../platform/jobs/index.ts';
import {
  type ComposedMail,
  composeMail,
  mainLink,
  paragraphs,
  remark,
} from '../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import { confirmPath, newsletterSigner } from './newsletter-links.ts';
import { changeSubscriber, findSubscriber, markAsked, type SubscriberRecord } from './subscribers.queries.ts';

/** Mails the link that confirms a request. */
export const CONFIRM_JOB = jobName<{ id: number }>('newsletter.confirm');

const HOUR_MS = 3_600_000;

type MailDeps = Pick<Deps, 'db' | 'demo' | 'log' | 'messages' | 'now' | 'pool' | 'publicUrl' | 'settings'>;

/**
 * Mails the link of an open request, unless the address was mailed within the last hour. A mail that its server rejects is tried
 * again. A process that dies in between mails nothing; the next request of the address does.
 */
export async function sendConfirmation(deps: MailDeps, id: number): Promise<void> {
  const { db, now } = deps;
  if (!canMail(deps)) {
    deps.log.warn('newsletter requests are not mailed: set PUBLIC_URL and SMTP_URL');
    return;
  }
  const subscriber = await findSubscriber(db, id);
  if (subscriber?.state !== 'unconfirmed' || !subscriber.requestedAt) return;
  if (!mayAsk(subscriber.askedAt?.getTime() ?? null, now())) return;
  const at = new Date(now());
  if (!(await markAsked(db, id, { at, since: new Date(now() - HOUR_MS + 1) }))) return;
  const { email, requestedAt } = subscriber;
  const path = confirmPath(await newsletterSigner(deps), { id, requestedAt }, now());
  try {
    const mail = await confirmationMail(deps, subscriber, deps.publicUrl + path);
    await deps.messages.send({ channel: 'mail', to: email, ...mail });
  } catch (error) {
    await changeSubscriber(db, id, ['unconfirmed'], { askedAt: subscriber.askedAt });
    throw error;
  }
}

/** Whether mail is sent, and can link to the shop. In the demo without PUBLIC_URL links are paths. */
export function canMail({
  demo,
  messages,
  publicUrl,
}: Pick<Deps, 'demo' | 'messages' | 'publicUrl'>): boolean {
  return messages.mail && (demo || publicUrl !== '');
}

async function confirmationMail(
  { settings }: MailDeps,
  { language, source }: SubscriberRecord,
  link: string,
): Promise<ComposedMail> {
  const shop = translated((await settings()).business_name, language);
  const t = (key: TextKey) => textOf(key, language, { shop, days: CONFIRMATION_DAYS });
  return composeMail(language, t('mails.newsletter.confirm.subject'), [
    ...paragraphs(
      t('mails.helloNobody'),
      t(source === 'former' ? 'mails.newsletter.confirm.former' : 'mails.newsletter.confirm.text'),
    ),
    mainLink(link, t('mails.newsletter.confirm.button'), t('mails.newsletter.confirm.until')),
    remark(t('mails.newsletter.confirm.ignore')),
  ]);
}
