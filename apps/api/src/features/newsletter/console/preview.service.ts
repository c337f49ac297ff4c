import type { ResponseOf } from '@errand/contract';
import type { previewCampaign } from '@errand/contract/console/newsletter/campaigns';
import type { LanguageCode } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { sendTestMessage } from '../../../console/staff/send-test-message.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { mailBrandOf } from '../../../platform/messages/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { campaignMail } from '../send/campaign-mail.ts';
import { campaignRows } from '../send/campaigns.queries.ts';

/** A campaign as a mail whose link to unsubscribe leads to the start of the shop. */
async function mailOf(ctx: ConsoleContext, id: number, language: LanguageCode) {
  const campaign = requireFound(await campaignRows.find(ctx.db, id));
  const { publicUrl } = ctx;
  return campaignMail(ctx, campaign, language, { publicUrl, unsubscribe: `${publicUrl}/` });
}

export async function preview(
  ctx: ConsoleContext,
  id: number,
  wanted: LanguageCode,
): Promise<ResponseOf<typeof previewCampaign>> {
  const { language, subject, text, html } = await mailOf(ctx, id, wanted);
  return { language, subject, text, html: html(mailBrandOf(await ctx.settings(), ctx.publicUrl)) };
}

/** Mails a campaign to the member. Throws `newsletter_no_mail`, `slow_down`, and `mail_not_sent` with the response of the mail server. */
export async function sendTest(
  ctx: ConsoleContext,
  id: number,
  wanted: LanguageCode,
): Promise<{ email: string }> {
  const { language, subject, text, html } = await mailOf(ctx, id, wanted);
  if (!ctx.messages.mail) throw new AppError('newsletter_no_mail');
  const { mail: email } = ctx.member;
  const response = await sendTestMessage(ctx, {
    channel: 'mail',
    to: email,
    subject: textOf('mails.newsletter.test', language, { subject }),
    text,
    html,
  });
  if (response !== null) throw new AppError('mail_not_sent', { response });
  return { email };
}
