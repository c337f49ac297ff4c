import type { LanguageCode } from '@errand/domain/language';
import type { MailBrand } from './brand.ts';
import { layoutHtml } from './layout.ts';
import { paragraphs } from './parts.ts';

/** The HTML of a mail with the brand of the shop that sends it. */
export type BrandedHtml = (brand: MailBrand) => string;

export type ComposedMail = {
  subject: string;
  text: string;
  html: BrandedHtml;
  /** The same mail with a further part of the footer. */
  withFooter: (part: MailPart) => ComposedMail;
};

/** What an operator writes in a mail. `intro` replaces the greeting and the part after it, `closing` stands above the signature. */
export type MailTexts = { subject: string; heading: string; intro: string; closing: string };

/** A mail whose texts can be replaced, while its other parts stay. */
export type EditableMail = ComposedMail & {
  /** What only this mail can tell by name, such as an amount or a reason, for texts that are written by the operator. */
  values: Readonly<Record<string, string>>;
  withTexts: (texts: MailTexts) => ComposedMail;
};

/** The HTML of a part with the brand of the shop, in the language of the mail. */
export type PartHtml = (brand: MailBrand, language: LanguageCode) => string;

/** A part of a mail, as text and as HTML, which is well-formed XML. Parts of the footer are below the card of the others. */
export type MailPart = { text: string; html: string | PartHtml; isFooter?: true; isSignature?: true };

type Options = {
  /** The heading above the parts, which is the subject by default; null for none. */
  heading?: string | null;
  /** What lists of mails show beside the subject, by default the part after the greeting. */
  preheader?: string;
  values?: Readonly<Record<string, string>>;
};

/** A mail of parts, one below the other, of which the first one greets, in the layout and with the brand of the shop. */
export function composeMail(
  language: LanguageCode,
  subject: string,
  parts: MailPart[],
  { heading = subject, preheader = preheaderOf(parts, language), values = {} }: Options = {},
): EditableMail {
  return {
    subject,
    values,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    withFooter: (part) =>
      composeMail(language, subject, [...parts, { ...part, isFooter: true }], { heading, preheader }),
    html(brand) {
      const htmlOf = (shown: MailPart[]) =>
        shown.map(({ html }) => (typeof html === 'string' ? html : html(brand, language))).join('');
      return layoutHtml(brand, {
        language,
        subject,
        heading,
        preheader,
        content: htmlOf(parts.filter(({ isFooter }) => !isFooter)),
        footer: htmlOf(parts.filter(({ isFooter }) => isFooter)),
      });
    },
    withTexts(texts) {
      const [, , ...fixed] = parts;
      const end = fixed.findIndex(({ isSignature }) => isSignature);
      const at = end < 0 ? fixed.length : end;
      const intro = writtenParts(texts.intro);
      const written = [...intro, ...fixed.slice(0, at), ...writtenParts(texts.closing), ...fixed.slice(at)];
      return composeMail(language, texts.subject, written, {
        heading: texts.heading,
        preheader: preheaderOf(intro, language),
      });
    },
  };
}

/** The part after the greeting, which may go on in lower case after the comma of the greeting. */
function preheaderOf([first, second = first]: MailPart[], language: LanguageCode): string {
  const text = second?.text ?? '';
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The paragraphs of a text, which empty lines divide. */
function writtenParts(text: string): MailPart[] {
  return paragraphs(
    ...text
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter(Boolean),
  );
}
