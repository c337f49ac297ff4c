import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Translations, translated } from '../../../platform/db/index.ts';
import { callout, composeMail, mainLink, paragraphs, signature } from '../../../platform/messages/index.ts';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';
import type { MessageContents, TellDeps } from '../../messaging/index.ts';
import { tellStaff } from '../../messaging/staff/index.ts';
import { OF_COURIERS, OF_STORES } from './applications.queries.ts';

type Kind = 'courier' | 'store';

/** Where the shop takes applications. */
const FORMS: Record<Kind, string> = { courier: '/deliveryman-registration', store: '/store-registration' };

/** Tells an applicant of the rejection, in its transaction. */
export function tellRejection(
  ctx: Pick<ConsoleContext, 'db'> & TellDeps,
  kind: Kind,
  id: number,
): Promise<void> {
  const subject = `${kind}_application:${id}`;
  return tellStaff(ctx, ctx.db, [`${kind}_applicant:${id}`], { event: 'application_rejected', subject });
}

/** What tells of a rejection: its reason, and that the applicant may apply again. */
export const REJECTION_CONTENTS = {
  async application_rejected(deps, { recipient }, { language, name }) {
    const [who, id] = recipient.split(':');
    const kind: Kind = who === 'store_applicant' ? 'store' : 'courier';
    const row: Rejected | null = await (kind === 'store' ? OF_STORES : OF_COURIERS).find(deps.db, Number(id));
    if (row?.status !== 'rejected') return null;
    const { business_name: shopName } = await deps.settings();
    const shop = translated(shopName, language);
    const store = translated(row.name, language);
    const t = (key: TextKey) => textOf(key, language, { name, shop, store });
    const [title, description] = [t('mails.decision.rejected'), t(`mails.decision.${kind}_rejected`)];
    const path = FORMS[kind];
    const reason = row.rejectReason;
    const form = deps.publicUrl ? deps.publicUrl + path : null;
    const mail = async () => rejectionMail(language, kind, { name, shop, store, reason, form });
    return { title, description, path, tag: `application-${kind}-${id}`, about: null, values: {}, mail };
  },
} satisfies Partial<MessageContents>;

type Letter = { name: string; shop: string; store?: string; reason?: string | null; form?: string | null };

/** The mail in the applicant's language, with the address of the form where the shop knows its own. */
export function rejectionMail(
  language: LanguageCode,
  kind: Kind,
  { name, shop, store, reason, form }: Letter,
): ReturnType<typeof composeMail> {
  const t = (key: TextKey) => textOf(key, language, { name, shop, store });
  return composeMail(language, t('mails.decision.rejected'), [
    ...paragraphs(t('mails.hello'), t(`mails.decision.${kind}_rejected`)),
    ...(reason ? [callout(reason)] : []),
    ...paragraphs(t('mails.decision.again')),
    ...(form ? [mainLink(form, t('mails.decision.form'))] : []),
    signature(shop),
  ]);
}

type Rejected = { status: string; rejectReason: string | null; name?: Translations };
