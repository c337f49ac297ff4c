import { textOf } from '@errand/api/platform/texts';
import { directionOf, type LanguageCode } from '@errand/domain/language';

/** The error page of a failed rendering. It needs no script, style sheet or data. */
export function failurePage(language: LanguageCode, requestId: string): string {
  const [title, text, retry] = (['title', 'text', 'retry'] as const).map((key) =>
    textOf(`pages.failure.${key}`, language),
  );
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;justify-items:center;gap:8px;
padding:24px;font:16px/1.6 system-ui,sans-serif;text-align:center}h1{font-size:1.5rem;margin:0}p{margin:0;max-width:420px}
a{margin-top:16px;padding:12px 22px;border-radius:14px;background:#1f1b16;color:#fff;text-decoration:none}small{opacity:.7}
</style></head><body><h1>${title}</h1><p>${text}</p><a href="">${retry}</a><small><bdi dir="ltr">${requestId}</bdi></small></body></html>`;
}
