import { directionOf, type LanguageCode } from '@errand/domain/language';
import { textOf } from '../../texts/index.ts';
import { escapeHtml } from '../escape-html.ts';
import type { MailPart, PartHtml } from './compose.ts';
import { buttonColors, LIGHT, sidesOf } from './look.ts';
import { textHtml } from './text-html.ts';

/** Texts as paragraphs, which are escaped in the HTML. */
export function paragraphs(...texts: string[]): MailPart[] {
  return texts.map((text) => ({ text, html: paragraphHtml(text) }));
}

/** A paragraph that stands out, such as a reason or what somebody wrote. */
export function callout(text: string): MailPart {
  return { text, html: panelHtml(paragraphHtml(text, 'margin:0')) };
}

/** Facts as lines in a panel. */
export function facts(lines: string[]): MailPart {
  const html = lines.map((line, at) => paragraphHtml(line, at === 0 ? 'margin:0' : 'margin:8px 0 0'));
  return { text: lines.join('\n'), html: panelHtml(html.join('')) };
}

/** A code to type or copy. */
export function codePanel(code: string): MailPart {
  const style = `margin:0;font-size:34px;line-height:44px;letter-spacing:8px;font-weight:700;text-align:center;color:${LIGHT.ink}`;
  return { text: code, html: panelHtml(`<p class="ink" dir="ltr" style="${style}">${escapeHtml(code)}</p>`) };
}

/** The link that a mail offers above all, as a large round button, with a remark about it. */
export function mainLink(href: string, label: string, about?: string): MailPart {
  const text = `${label}:\n${href}`;
  const button = buttonHtml(href, label);
  return about === undefined
    ? { text, html: button }
    : { text: `${text}\n${about}`, html: (brand, language) => button(brand, language) + remarkHtml(about) };
}

/** The link to an account in the console. */
export function accountLink(href: string, label: string): MailPart {
  return { text: href, html: buttonHtml(href, label) };
}

/** A remark below the rest of a mail. */
export function remark(text: string): MailPart {
  return { text, html: remarkHtml(text) };
}

/** The name of the shop below a text. The footer of the HTML has it. */
export function signature(shop: string): MailPart {
  return { text: shop, html: '', isSignature: true };
}

/** Where further mails of this kind are turned off: the `unsubscribeUrl` of the message. */
export function unsubscribeLine(url: string, language: LanguageCode): MailPart {
  const label = textOf('mails.unsubscribe', language);
  return {
    text: `${label}:\n${url}`,
    html: `<p class="muted" style="margin:0 0 12px;color:${LIGHT.muted}"><a class="muted" href="${escapeHtml(url)}" style="color:${LIGHT.muted};text-decoration:underline">${textHtml(label)}</a></p>`,
    isFooter: true,
  };
}

function paragraphHtml(text: string, margin = 'margin:0 0 16px'): string {
  return `<p style="${margin}">${textHtml(text)}</p>`;
}

function remarkHtml(text: string): string {
  return `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:20px;color:${LIGHT.muted}">${textHtml(text)}</p>`;
}

/** Outlook on Windows puts no margin below a table. */
const SPACE = '<tr><td height="20" style="height:20px;font-size:20px;line-height:20px">&#160;</td></tr>';

function panelHtml(content: string): PartHtml {
  return (_, language) => {
    const { start } = sidesOf(language);
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${directionOf(language)}"><tr><td class="soft ink" bgcolor="${LIGHT.soft}" align="${start}" style="padding:16px 20px;background-color:${LIGHT.soft};border-radius:12px;font-size:16px;line-height:24px;text-align:${start};color:${LIGHT.ink};word-break:break-word">${content}</td></tr>${SPACE}</table>`;
  };
}

/**
 * A link with the look of a button. Outlook on Windows pads no link, so it gets spaces as wide as the padding, the first one
 * raised for the height.
 */
function buttonHtml(href: string, label: string): PartHtml {
  return (brand) => {
    const { fill, text } = buttonColors(brand, 'light');
    const style = `display:inline-block;padding:13px 30px;background-color:${fill};border-radius:999px;font-size:16px;line-height:24px;font-weight:600;text-align:center;color:${text};text-decoration:none;mso-padding-alt:0`;
    const before =
      '<!--[if mso]><i style="mso-font-width:200%;mso-text-raise:20pt" hidden="hidden">&#8195;</i><span style="mso-text-raise:10pt"><![endif]-->';
    const after =
      '<!--[if mso]></span><i style="mso-font-width:200%" hidden="hidden">&#8195;&#8203;</i><![endif]-->';
    return `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(href)}" style="${style}">${before}${textHtml(label)}${after}</a></p>`;
  };
}
