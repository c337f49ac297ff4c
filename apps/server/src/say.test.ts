import { expect, it } from 'vitest';
import { createSay, type Output } from './say.ts';

function capture(terminal: Pick<Output, 'isTTY' | 'columns'> = {}) {
  const texts: string[] = [];
  return { say: createSay({ ...terminal, write: (text) => texts.push(text) }), texts };
}

it('away from a terminal: plain lines, one for every ten per cent, no control codes', () => {
  const { say, texts } = capture();
  say.line('Hello');
  const progress = say.progress('Building');
  for (const share of [0, 0.05, 0.1, 0.11, 0.35, 0.3, 1, 2]) progress.at(share);
  progress.done('Built.');
  expect(texts.join('')).toBe('Hello\nBuilding: 10 %\nBuilding: 30 %\nBuilding: 100 %\nBuilt.\n');
});

it('on a terminal: a bar in place that is gone when the work is done', () => {
  const { say, texts } = capture({ isTTY: true, columns: 80 });
  const progress = say.progress('Building');
  progress.at(0.5);
  progress.at(0.5);
  progress.done('Built.');
  expect(texts).toEqual([
    `\r\x1b[KBuilding  ${'━'.repeat(15)}${'─'.repeat(15)}   50 %`,
    '\r\x1b[K',
    'Built.\n',
  ]);
});

it('a line said during the work goes above the bar', () => {
  const { say, texts } = capture({ isTTY: true, columns: 80 });
  const progress = say.progress('Building');
  progress.at(0.5);
  const bar = texts[0] as string;
  say.line('News');
  expect(texts).toEqual([bar, '\r\x1b[K', 'News\n', bar]);
});

it('a narrow terminal still gets one row', () => {
  const { say, texts } = capture({ isTTY: true, columns: 20 });
  say.progress('Building the demo city').at(0.5);
  expect((texts[0] as string).replace('\r\x1b[K', '')).toHaveLength(19);
});
