import { isolate } from '@errand/ui/isolate.ts';

/** "25-35 min" of the wire as the isolated range "25–35"; empty when it names no range. */
export function minutesRange(text: string): string {
  const [, from, to] = /(\d+)\s*[-–]\s*(\d+)/.exec(text) ?? [];
  return from && to ? isolate(`${from}–${to}`) : '';
}
