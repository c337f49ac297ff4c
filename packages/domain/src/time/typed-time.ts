import { LANGUAGES } from '../language/index.ts';
import { normalizeText } from '../text/index.ts';
import { formatClock } from './clock.ts';

/** `form`: not a time. `half`: a 12 hour time without AM or PM. */
export type TypedTimeProblem = 'form' | 'half';
export type TypedTime = { time: string } | { problem: TypedTimeProblem };

const HALVES: Record<string, 'am' | 'pm'> = Object.fromEntries(
  LANGUAGES.flatMap(({ typedPeriods: [am, pm] }) => [
    ...am.map((word): [string, 'am'] => [word, 'am']),
    ...pm.map((word): [string, 'pm'] => [word, 'pm']),
  ]),
);
const NOON = 12;

/**
 * Parses a typed time: "18:30", "1830", "6:30 pm", "٦:٣٠ م". In a 12 hour style, a time without AM or PM that can mean
 * both takes the half of `before` (minutes of the day) if it is final. The time is "18:30"; "24:00" is "00:00".
 */
export function parseTypedTime(
  text: string,
  options: { style: '12' | '24'; before?: number | null; isFinal?: boolean },
): TypedTime {
  const { style, before = null, isFinal = true } = options;
  const plain = normalizeText(text, 'identifier')
    .toLowerCase()
    .replace(/\s|\p{Mn}/gu, '')
    .replaceAll('.', ':')
    .replace(/(?<=\p{L}):|:$/gu, '');
  const [, hourText, minuteText, halfText = ''] = /^(\d{1,2}?)(?::?(\d{2}))?(\p{L}*)$/u.exec(plain) ?? [];
  const half = halfText === '' ? null : HALVES[halfText];
  if (hourText === undefined || half === undefined) return { problem: 'form' };
  // While typing, "18" may become "18:30".
  if (minuteText === undefined && half === null && !isFinal) return { problem: 'form' };
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return { problem: 'form' };
  if (half !== null) return hour > NOON && half === 'am' ? { problem: 'form' } : timeOf(hour, minute, half);
  const isAmbiguous = style === '12' && hour >= 1 && hour <= NOON && !hourText.startsWith('0');
  if (!isAmbiguous) return timeOf(hour, minute, null);
  if (before === null || !isFinal) return { problem: 'half' };
  return timeOf(hour, minute, before < NOON * 60 ? 'am' : 'pm');
}

function timeOf(hour: number, minute: number, half: 'am' | 'pm' | null): TypedTime {
  const hours = half === null || hour > NOON ? hour : (hour % NOON) + (half === 'pm' ? NOON : 0);
  return { time: formatClock(hours * 60 + minute, '24') };
}
