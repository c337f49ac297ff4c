import { directionOf, type LanguageCode } from '@errand/domain/language';
import { escapeHtml } from './escape-html.ts';

/** A part of a mail, as text and as HTML. */
type MailPart = { text: string; html: string };

/** A mail of parts, one below the other. `width` is in pixels. */
export function composeMail(
  language: LanguageCode,
  subject: string,
  parts: MailPart[],
  width: 440 | 480 = 480,
): { subject: string; text: string; html: string } {
  const content = parts.map(({ html }) => html).join('');
  return {
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:${width}px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${content}</div></body></html>`,
  };
}

/** Texts as paragraphs, which are escaped in the HTML. */
export function paragraphs(...texts: string[]): MailPart[] {
  return texts.map((text) => ({ text, html: `<p>${escapeHtml(text)}</p>` }));
}

/** The link that a mail offers above all, as a large round button, with a remark about it. */
export function mainLink(href: string, label: string, about?: string): MailPart {
  const button = `<p><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;
  const text = `${label}:\n${href}`;
  return about === undefined
    ? { text, html: button }
    : { text: `${text}\n${about}`, html: button + remark(about).html };
}

/** The link to an account in the console. */
export function accountLink(href: string, label: string): MailPart {
  return {
    text: href,
    html: `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#1d1b16;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(label)}</a></p>`,
  };
}

/** A remark below the rest of a mail. */
export function remark(text: string): MailPart {
  return { text, html: `<p style="color:#6b675e;font-size:14px">${escapeHtml(text)}</p>` };
}
