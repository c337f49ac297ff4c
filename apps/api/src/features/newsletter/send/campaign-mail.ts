import type { LanguageCode } from '@errand/domain/language';
import { campaignLanguage } from '@errand/domain/newsletter';
import { linksOf, type RichText, summaryOf, withPictures } from '@errand/domain/rich-text';
import { translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import {
  blocksPart,
  type ComposedMail,
  composeMail,
  type MailPart,
  remark,
  unsubscribeLine,
} from '../../../platform/messages/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import type { Campaign } from './campaigns.queries.ts';

/** Pixels of a picture, which a mail shows at half of them. */
const PICTURE_WIDTH = 960;

type Written = Pick<Campaign, 'body' | 'subject'>;
type Options = {
  publicUrl: string;
  /** Where the visible link leads that unsubscribes. */
  unsubscribe: string;
  /** Replaces the address of a link, to count its clicks. */
  linkOf?: (address: string) => string;
};

/** A campaign as a mail in a language, or in the default one where it is not written in it. */
export async function campaignMail(
  { settings }: Pick<Deps, 'settings'>,
  { subject, body }: Written,
  wanted: LanguageCode,
  { publicUrl, unsubscribe, linkOf = (address) => address }: Options,
): Promise<ComposedMail & { language: LanguageCode }> {
  const language = campaignLanguage({ subject, body }, wanted);
  const shop = translated((await settings()).business_name, language);
  const text = withPictures(body[language] ?? [], (key) => pictureUrl(publicUrl, key));
  const parts: MailPart[] = [
    blocksPart(text, (address) => linkOf(absolute(publicUrl, address))),
    { ...remark(textOf('mails.newsletter.why', language, { shop })), isFooter: true },
    unsubscribeLine(unsubscribe, language),
  ];
  return {
    language,
    ...composeMail(language, translated(subject, language), parts, { preheader: summaryOf(text) }),
  };
}

/** Mail programs do not know WebP. */
function pictureUrl(publicUrl: string, key: string): string | null {
  return mediaUrl(publicUrl, key, PICTURE_WIDTH)?.replace(/\.webp$/, '.png') ?? null;
}

function absolute(publicUrl: string, address: string): string {
  return address.startsWith('/') ? publicUrl + address : address;
}

/** The addresses to which a campaign links in any language, each once. Those of mail and telephone are not counted. */
export function countedAddresses({ body }: Pick<Campaign, 'body'>, publicUrl: string): string[] {
  const texts = Object.values(body).filter((text): text is RichText => text !== undefined);
  const addresses = texts.flatMap(linksOf).map((address) => absolute(publicUrl, address));
  return [...new Set(addresses.filter((address) => /^https?:\/\//.test(address)))];
}
