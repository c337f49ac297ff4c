import { accentShades } from '@errand/domain/brand';
import { directionOf, type LanguageCode, translated } from '@errand/domain/language';
import { escapeHtml } from './escape-html.ts';
import type { MailBrand } from './mail-brand.ts';

/** The HTML of a mail, or of a part, with the brand of the shop that sends it. */
export type BrandedHtml = (brand: MailBrand) => string;

export type ComposedMail = { subject: string; text: string; html: BrandedHtml };

/** A part of a mail, as text and as HTML. */
export type MailPart = { text: string; html: string | BrandedHtml };

const INK = '#1d1b16';
/** Mail programs that follow the theme of the device replace the colors of the elements. */
const DARK =
  '@media (prefers-color-scheme:dark){.page,.card{color:#f2efe8!important}.page{background:#14130f!important}.card{background:#1f1d19!important}.muted{color:#b5b0a4!important}.rule{border-color:#3a372f!important}.logo{background:#fff;border-radius:8px;padding:4px}}';

/** A mail of parts, one below the other, under the logo or the name of the shop. `width` is in pixels. */
export function composeMail(
  language: LanguageCode,
  subject: string,
  parts: MailPart[],
  width: 440 | 480 = 480,
): ComposedMail {
  return {
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html(brand) {
      const content = parts.map(({ html }) => (typeof html === 'string' ? html : html(brand))).join('');
      return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head><body class="page" style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;line-height:1.45;color:${INK}"><div class="card" style="max-width:${width}px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${headHtml(brand, language)}${content}</div></body></html>`;
    },
  };
}

/** The logo, which is replaced by the name where pictures are not loaded, or the name. */
function headHtml({ name, logoUrl }: MailBrand, language: LanguageCode): string {
  const shop = escapeHtml(translated(name, language));
  const style = 'font-size:20px;font-weight:600;margin:0 0 24px';
  if (!logoUrl) return `<p style="${style}">${shop}</p>`;
  return `<p style="${style}"><img class="logo" src="${escapeHtml(logoUrl)}" alt="${shop}" height="34" style="height:34px;max-width:100%"></p>`;
}

/** The background of buttons, on which white text has enough contrast. */
function buttonColor({ accent }: MailBrand): string {
  return accent === null ? INK : accentShades(accent, 'light').accent;
}

/** Texts as paragraphs, which are escaped in the HTML. */
export function paragraphs(...texts: string[]): MailPart[] {
  return texts.map((text) => ({ text, html: `<p>${escapeHtml(text)}</p>` }));
}

/** The link that a mail offers above all, as a large round button, with a remark about it. */
export function mainLink(href: string, label: string, about?: string): MailPart {
  const button: BrandedHtml = (brand) =>
    `<p><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:${buttonColor(brand)};color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;
  const text = `${label}:\n${href}`;
  return about === undefined
    ? { text, html: button }
    : { text: `${text}\n${about}`, html: (brand) => button(brand) + remarkHtml(about) };
}

/** The link to an account in the console. */
export function accountLink(href: string, label: string): MailPart {
  return {
    text: href,
    html: (brand) =>
      `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:${buttonColor(brand)};color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(label)}</a></p>`,
  };
}

/** A remark below the rest of a mail. */
export function remark(text: string): MailPart {
  return { text, html: remarkHtml(text) };
}

function remarkHtml(text: string): string {
  return `<p class="muted" style="color:#6b675e;font-size:14px">${escapeHtml(text)}</p>`;
}
