import { directionOf, type LanguageCode, translated } from '@errand/domain/language';
import { escapeHtml } from '../escape-html.ts';
import type { MailBrand } from './brand.ts';
import { darkStyles, FONT, LIGHT, sidesOf } from './look.ts';
import { textHtml } from './text-html.ts';

type Content = {
  language: LanguageCode;
  subject: string;
  heading: string | null;
  preheader: string;
  /** The HTML of the parts in the card, and below it. */
  content: string;
  footer: string;
};

const WIDTH = 600;
/** Fills what lists of mails show after the preheader, where they would go on with the heading. */
const FILLER = '&#847;&#8199;'.repeat(90);
const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Outlook on Windows takes neither fonts from outer elements nor a largest width. */
const OUTLOOK_HEAD = `<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><style>table{border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0}td,p,a,h1,h2{font-family:${FONT}}td,p{color:${LIGHT.ink};font-size:16px}</style><![endif]-->`;
const OUTLOOK_TABLE = [
  `<!--[if mso]><table role="presentation" align="center" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  '<!--[if mso]></td></tr></table><![endif]-->',
];
const PHONE =
  '@media (max-width:480px){.outer{padding:20px 10px 32px!important}.inset{padding:28px 20px 12px!important}.head,.foot{padding-left:20px!important;padding-right:20px!important}.button{display:block!important;text-align:center!important}}';

/**
 * The layout of all mails: logo, card, footer, in tables, because Outlook on Windows lays out nothing else. It is well-formed
 * XML, so that no program has to guess where an element ends.
 */
export function layoutHtml(
  brand: MailBrand,
  { language, subject, heading, preheader, content, footer }: Content,
): string {
  const direction = directionOf(language);
  const { start } = sidesOf(language);
  const align = `align="${start}" style="text-align:${start}`;
  const title =
    heading === null
      ? ''
      : `<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:32px;font-weight:700;color:${LIGHT.ink}">${textHtml(heading)}</h1>`;
  const rows = [
    `<tr><td class="head" ${align};padding:0 32px 20px">${headHtml(brand, language)}</td></tr>`,
    `<tr><td class="card ink inset" bgcolor="${LIGHT.card}" ${align};padding:36px 32px 20px;background-color:${LIGHT.card};border-radius:16px;font-size:16px;line-height:24px;color:${LIGHT.ink};word-break:break-word">${title}${content}</td></tr>`,
    `<tr><td class="foot muted" ${align};padding:24px 32px 0;font-size:14px;line-height:22px;color:${LIGHT.muted};word-break:break-word">${contactHtml(brand, language)}${footer}</td></tr>`,
  ];
  return [
    `<!DOCTYPE html><html lang="${language}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width,initial-scale=1"/><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"/><meta name="x-apple-disable-message-reformatting"/><meta name="color-scheme" content="light dark"/><meta name="supported-color-schemes" content="light dark"/><title>${escapeHtml(subject)}</title>${OUTLOOK_HEAD}<style>${PHONE}</style>${darkStyles(brand)}</head>`,
    `<body class="page" style="margin:0;padding:0;background-color:${LIGHT.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${LIGHT.page}">${escapeHtml(preheader)}${FILLER}</div>`,
    `<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" lang="${language}" dir="${direction}">`,
    `<table ${TABLE} class="page" bgcolor="${LIGHT.page}" dir="${direction}" style="background-color:${LIGHT.page};font-family:${FONT}"><tr><td class="outer" align="center" dir="${direction}" style="padding:32px 16px 40px">`,
    `${OUTLOOK_TABLE[0]}<table ${TABLE} style="max-width:${WIDTH}px;margin:0 auto">${rows.join('')}</table>${OUTLOOK_TABLE[1]}`,
    '</td></tr></table></div></body></html>',
  ].join('\n');
}

/** The logo, which is replaced by the name where pictures are not loaded, or the name. It leads to the shop. */
function headHtml({ name, url, logoUrl, logoDarkUrl }: MailBrand, language: LanguageCode): string {
  const shop = escapeHtml(translated(name, language));
  const font = `font-size:20px;line-height:40px;font-weight:700;color:${LIGHT.ink}`;
  const picture = (src: string, kind: string, display: string) =>
    `<img class="${kind} ink" src="${escapeHtml(src)}" alt="${shop}" height="40" style="display:${display};height:auto;max-height:40px;width:auto;max-width:100%;border:0;vertical-align:middle;${font}"/>`;
  const dark = logoDarkUrl
    ? `<!--[if !mso]><!-->${picture(logoDarkUrl, 'logo-dark', 'none')}<!--<![endif]-->`
    : '';
  const shown = logoUrl
    ? picture(logoUrl, 'logo', 'inline-block') + dark
    : `<span class="ink" style="${font}">${shop}</span>`;
  if (url === null) return shown;
  return `<a class="ink" href="${escapeHtml(url)}" style="${font};text-decoration:none">${shown}</a>`;
}

/** Who sends the mail, and how they are reached. */
function contactHtml({ name, address, phone, email }: MailBrand, language: LanguageCode): string {
  const place = translated(address, language);
  const reached = [
    ...(phone ? [linkHtml(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)] : []),
    ...(email ? [linkHtml(`mailto:${email}`, email)] : []),
  ];
  const lines = [
    `<span style="font-weight:600">${escapeHtml(translated(name, language))}</span>`,
    ...(place ? [textHtml(place)] : []),
    ...(reached.length > 0 ? [reached.join(' &#183; ')] : []),
  ];
  return `<p class="muted" style="margin:0 0 12px;color:${LIGHT.muted}">${lines.join('<br/>')}</p>`;
}

function linkHtml(href: string, label: string): string {
  return `<a class="muted" href="${escapeHtml(href)}" style="color:${LIGHT.muted};text-decoration:none"><span dir="ltr">${escapeHtml(label)}</span></a>`;
}
