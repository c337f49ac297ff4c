import { directionOf, type LanguageCode } from '@errand/domain/language';
import { formatMoney, type MoneyStyle } from '@errand/domain/money';
import { type TextKey, textOf } from '../../platform/texts/index.ts';
import type { BankCharge } from './bank.queries.ts';
import { BANK_CHOICES, type BankChoice } from './bank.service.ts';

type BankKey = TextKey extends infer Key ? (Key extends `demo.bank.${infer Name}` ? Name : never) : never;

/** The bank's hosted page: plain HTML without the shop's scripts, like the page of an external provider. */
export function bankPage(charge: BankCharge, money: MoneyStyle): string {
  const t = textIn(charge.language);
  const [main, ...others] = BANK_CHOICES.map((choice) => button(charge.language, choice));
  const amount = `<bdi dir="ltr">${escape(formatMoney(charge.amountMinor, money))}</bdi>`;
  const isOpen = charge.state === 'open';
  const body = isOpen
    ? `<form method="post"><p>${t('play')}</p>${main}<h2>${t('more')}</h2><div class="more">${others.join('')}</div></form>`
    : `<p>${t('decided')}</p><a class="go" href="${escape(charge.returnUrl)}">${t('back')}</a>`;
  return shell(
    charge.language,
    t('bank'),
    `<p class="for">${escape(charge.description)}</p><h1>${amount}</h1>${body}`,
  );
}

/** The page after the customer closes the window. */
export function leftPage({ language }: Pick<BankCharge, 'language'>): string {
  const t = textIn(language);
  return shell(language, t('bank'), `<h1 class="small">${t('left')}</h1><p>${t('leftText')}</p>`);
}

function textIn(language: LanguageCode) {
  return (key: BankKey) => textOf(`demo.bank.${key}`, language);
}

function button(language: LanguageCode, choice: BankChoice): string {
  const t = textIn(language);
  return `<button name="choice" value="${choice}"><b>${t(`choice.${choice}`)}</b><span>${t(`choice.${choice}.note`)}</span></button>`;
}

function shell(language: LanguageCode, title: string, body: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head>
<body><main><header><i></i>${title}</header>${body}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark;--ink:#14213b;--soft:#5b6680;--page:#eef1f7;--card:#fff;--line:#d7ddea;--main:#1d4ed8}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf8;--soft:#a3aec6;--page:#0e1424;--card:#182138;--line:#2c3856;--main:#2f5fe0}}
*{box-sizing:border-box}body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--page);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}main{width:min(440px,100%);background:var(--card);border-radius:24px;padding:32px;box-shadow:0 20px 50px rgb(10 20 50/.12)}
header{display:flex;gap:10px;align-items:center;font-weight:600}header i{inline-size:22px;block-size:22px;border-radius:7px;background:var(--main)}
.for{margin-block:28px 0;color:var(--soft)}h1{margin:2px 0 20px;font-size:44px;line-height:1.1;font-weight:600;letter-spacing:-.03em}
h1.small{font-size:24px;margin-block-start:28px;letter-spacing:-.01em}h2{font-size:14px;margin:28px 0 10px;color:var(--soft);font-weight:500}p{color:var(--soft);margin:0 0 16px}
button,.go{display:flex;justify-content:space-between;align-items:center;gap:16px;inline-size:100%;min-block-size:52px;padding:10px 18px;border:0;border-radius:14px;font:inherit;text-align:start;cursor:pointer;text-decoration:none}
form>button,.go{background:var(--main);color:#fff}button span{font-size:13px;opacity:.9;text-align:end;flex:0 1 auto}.more{display:grid;gap:8px}.more button{background:none;color:var(--ink);border:1px solid var(--line)}
.more span{color:var(--soft);opacity:1}b{font-weight:500;flex:0 1 auto}button:focus-visible,.go:focus-visible{outline:3px solid var(--main);outline-offset:3px}@media(hover:hover){.more button:hover{background:var(--page)}}`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
