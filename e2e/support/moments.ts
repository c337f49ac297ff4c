import { parseTypedDate, parseTypedTime } from '@errand/domain/time';
import type { Locator } from '@playwright/test';

/** The fields of a day and a time by their common label. */
export function momentField(scope: Locator, label: string): { group: Locator; day: Locator; time: Locator } {
  const group = scope.getByRole('group', { name: label, exact: true });
  return { group, day: group.getByRole('textbox').first(), time: group.getByRole('textbox').last() };
}

/** Types "2026-11-27T18:30" into the fields of a label. */
export async function enterMoment(scope: Locator, label: string, at: string): Promise<void> {
  const { day, time } = momentField(scope, label);
  const [date = '', clock = ''] = at.split('T');
  await day.fill(date);
  await time.fill(clock);
  await time.blur();
}

/** What the fields of a label show, as "2026-11-27T18:30". */
export async function shownMoment(scope: Locator, label: string): Promise<string> {
  const { day, time } = momentField(scope, label);
  const date = parseTypedDate(await day.inputValue());
  const clock = parseTypedTime(await time.inputValue(), { style: '24' });
  return `${'day' in date ? date.day : ''}T${'time' in clock ? clock.time : ''}`;
}
