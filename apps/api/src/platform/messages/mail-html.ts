import { directionOf, type LanguageCode } from '@errand/domain/language';
import { escapeHtml } from './escape-html.ts';

/** The document of a mail around its content, which is HTML. `width` is in pixels. */
export function mailHtml(language: LanguageCode, content: string, width: 440 | 480 = 480): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><body style="margin:0;background:#f6f5f2;font-family:system-ui,sans-serif;color:#1d1b16"><div style="max-width:${width}px;margin:32px auto;padding:32px;background:#fff;border-radius:24px">${content}</div></body></html>`;
}

/** Texts as paragraphs, escaped. */
export function paragraphsHtml(...texts: string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

/** The link that a mail offers above all, as a large round button. Both parts are escaped. */
export function buttonHtml(href: string, label: string): string {
  return `<p><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#1d1b16;color:#fff;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** The link to an account in the console. Both parts are escaped. */
export function accountButtonHtml(href: string, label: string): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="background:#1d1b16;color:#fff;padding:12px 20px;border-radius:12px;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

/** A remark below the rest of a mail. */
export function remarkHtml(text: string): string {
  return `<p style="color:#6b675e;font-size:14px">${escapeHtml(text)}</p>`;
}
