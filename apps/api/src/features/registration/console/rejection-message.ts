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
    const t = (key: TextKey) => textOf(key, language, { name, shop, store: translated(row.name, language) });
    const [title, description] = [t('mails.decision.rejected'), t(`mails.decision.${kind}_rejected`)];
    const path = FORMS[kind];
    const mail = async () =>
      composeMail(language, title, [
        ...paragraphs(t('mails.hello'), description),
        ...(row.rejectReason ? [callout(row.rejectReason)] : []),
        ...paragraphs(t('mails.decision.again')),
        ...(deps.publicUrl ? [mainLink(deps.publicUrl + path, t('mails.decision.form'))] : []),
        signature(shop),
      ]);
    return { title, description, path, tag: `application-${kind}-${id}`, about: null, values: {}, mail };
  },
} satisfies Partial<MessageContents>;

type Rejected = { status: string; rejectReason: string | null; name?: Translations };
