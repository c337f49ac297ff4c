import { directionOf, type LanguageCode } from '@errand/domain/language';
import type { MailPart } from './compose.ts';
import { LIGHT, sidesOf } from './look.ts';
import { textHtml } from './text-html.ts';

export type AmountRow = {
  label: string;
  quantity?: number;
  /** Below the label, such as chosen options. */
  detail?: string;
  /** Formatted; left out where the label has it or there is none. */
  amount?: string;
  isTotal?: true;
};

/** Rows with their amounts at the end of the line. A rule is between the groups. */
export function amountTable(language: LanguageCode, groups: AmountRow[][], title?: string): MailPart {
  const shown = groups.filter((rows) => rows.length > 0);
  const rows = shown.flatMap((group, at) =>
    group.map((row, index) => {
      const place = { isAfterRule: at > 0 && index === 0, isBeforeRule: index === group.length - 1 };
      return htmlRow(row, language, place);
    }),
  );
  const heading =
    title === undefined
      ? ''
      : `<h2 class="muted" style="margin:0 0 4px;font-size:14px;line-height:20px;font-weight:600;color:${LIGHT.muted}">${textHtml(title)}</h2>`;
  return {
    text: [
      ...(title === undefined ? [] : [`${title}:`]),
      ...shown.flat().map((row) => textRow(row, language)),
    ].join('\n'),
    html: `${heading}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${directionOf(language)}" style="margin:0 0 12px">${rows.join('')}</table>`,
  };
}

function textRow({ label, quantity, detail, amount }: AmountRow, language: LanguageCode): string {
  const name = quantity === undefined ? label : `${quantity} × ${label}`;
  return `${name}${detail ? ` (${detail})` : ''}${amount ? `  ${isolated(amount, language)}` : ''}`;
}

/** An amount whose sign and currency stay where they are among words that are read from right to left. */
function isolated(amount: string, language: LanguageCode): string {
  return directionOf(language) === 'rtl' ? `\u2066${amount}\u2069` : amount;
}

function htmlRow(
  { label, quantity, detail, amount, isTotal }: AmountRow,
  language: LanguageCode,
  { isAfterRule, isBeforeRule }: { isAfterRule: boolean; isBeforeRule: boolean },
): string {
  const { start, end } = sidesOf(language);
  const gap = quantity === undefined ? 5 : 7;
  const padding = `padding:${isAfterRule ? 14 : gap}px 0 ${isBeforeRule ? 14 : gap}px`;
  const rule = isAfterRule ? `;border-top:1px solid ${LIGHT.rule}` : '';
  const font = isTotal
    ? 'font-size:18px;line-height:26px;font-weight:700'
    : 'font-size:16px;line-height:24px';
  const cell = (
    content: string,
    side: 'left' | 'right',
    attributes: string,
    style: string,
    color: 'ink' | 'muted',
  ) =>
    `<td class="${color}${isAfterRule ? ' rule' : ''}" valign="top" align="${side}"${attributes} style="${padding}${rule};${font};text-align:${side};color:${LIGHT[color]};${style}">${content}</td>`;
  const note = detail
    ? `<br/><span class="muted" style="font-size:14px;line-height:20px;color:${LIGHT.muted}">${textHtml(detail)}</span>`
    : '';
  const columns = 1 + (quantity === undefined ? 1 : 0) + (amount ? 0 : 1);
  const span = columns > 1 ? ` colspan="${columns}"` : '';
  const ends = ' width="1" nowrap="nowrap"';
  return [
    '<tr>',
    quantity === undefined ? '' : cell(`${quantity}&#160;×`, start, ends, narrow(end, 12), 'muted'),
    cell(
      textHtml(label) + note,
      start,
      span,
      'word-break:break-word',
      amount === undefined && quantity === undefined ? 'muted' : 'ink',
    ),
    amount ? cell(textHtml(amount), end, `${ends} dir="ltr"`, narrow(start, 16), 'ink') : '',
    '</tr>',
  ].join('');
}

function narrow(side: 'left' | 'right', pixels: number): string {
  return `white-space:nowrap;padding-${side}:${pixels}px`;
}
