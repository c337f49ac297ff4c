import type { StoreHours } from '@errand/contract/console/stores';
import { formatClock } from '@errand/domain/time';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const RANGE = /^([01]?\d|2[0-3]):([0-5]\d) ?[-–] ?([01]?\d|2[0-4]):([0-5]\d)$/;

/** "Mon-Fri 09:00-22:00; Sat, Sun 10:00-14:00, 17:00-02:00". Days without a part are closed; null for another text. */
export function readWeek(text: string): StoreHours[] | null {
  const hours: StoreHours[] = [];
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue;
    const found = /^([a-z][a-z\s,–-]*?)\s+(\d.*)$/i.exec(part);
    const days = found && readDays(found[1] ?? '');
    const ranges = found && (found[2] ?? '').split(',').map((one) => readRange(one.trim()));
    if (!days || !ranges || ranges.includes(null)) return null;
    for (const day of days) for (const range of ranges) if (range) hours.push({ day, ...range });
  }
  return hours;
}

/** Hours in the form of `readWeek`, a part for each day: "Sun 10:00-14:00, 17:00-02:00; Mon 09:00-22:00". */
export function weekText(hours: readonly StoreHours[]): string {
  return DAYS.flatMap((name, day) => {
    const ranges = hours.filter((row) => row.day === day);
    if (ranges.length === 0) return [];
    return `${name} ${ranges.map(({ opens, closes }) => `${clock(opens)}-${clock(closes)}`).join(', ')}`;
  }).join('; ');
}

function clock(minutes: number): string {
  return minutes === 1440 ? '24:00' : formatClock(minutes, '24');
}

/** "Mon-Fri, Sun", or "daily". */
function readDays(text: string): number[] | null {
  if (/^daily$/i.test(text.trim())) return [0, 1, 2, 3, 4, 5, 6];
  const days: number[] = [];
  for (const part of text.split(',')) {
    const [from, to = from, ...more] = part.split(/[-–]/).map(dayOf);
    if (from === undefined || to === undefined || from < 0 || to < 0 || more.length > 0) return null;
    for (let day = from; ; day = (day + 1) % 7) {
      days.push(day);
      if (day === to) break;
    }
  }
  return days;
}

function dayOf(name: string): number {
  const wanted = name.trim().toLowerCase().slice(0, 3);
  return DAYS.findIndex((day) => day.toLowerCase() === wanted);
}

function readRange(text: string): { opens: number; closes: number } | null {
  const found = RANGE.exec(text);
  if (!found) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number);
  const closes = toHour * 60 + toMinute;
  return closes > 1440 ? null : { opens: fromHour * 60 + fromMinute, closes };
}
