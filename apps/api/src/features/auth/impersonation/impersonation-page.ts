import { directionOf, languageFrom } from '@errand/domain/language';
import { type TextKey, textOf } from '../../../platform/texts/index.ts';

type Key = TextKey extends infer K ? (K extends `pages.impersonation.${infer Name}` ? Name : never) : never;

/** The page of a one-time link, in the language of the shop's cookie. Its states are switched by its script. */
export function impersonationPage(cookies: string): string {
  const language = languageFrom(/(?:^|;\s*)language=([\w-]+)/.exec(cookies)?.[1]);
  const t = (key: Key) => textOf(`pages.impersonation.${key}`, language);
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('title')}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;
font:16px/1.6 system-ui,sans-serif}main{max-width:440px}h1{font-size:1.5rem;margin:0 0 8px;outline:none}p{margin:0 0 20px}
button{min-height:44px;padding:10px 22px;border:0;border-radius:12px;background:#1f1b16;color:#fff;font:inherit;cursor:pointer}
@media (prefers-color-scheme:dark){button{background:#f3efe9;color:#1f1b16}}
[data-in]{display:none}${['ready', 'failed', 'ended'].map((state) => `[data-state=${state}] [data-in=${state}]`).join(',')}{display:block}
</style></head><body><main><section data-in="ready"><h1 tabindex="-1">${t('title')}</h1><p>${t('text')}</p><button type="button">${t('open')}</button></section>
<section data-in="failed"><h1 tabindex="-1">${t('failedTitle')}</h1><p>${t('failedText')}</p></section>
<section data-in="ended"><h1 tabindex="-1">${t('endedTitle')}</h1><p>${t('endedText')}</p></section><noscript>${t('noScript')}</noscript></main>
<script src="/impersonation/page.js" type="module"></script></body></html>`;
}
