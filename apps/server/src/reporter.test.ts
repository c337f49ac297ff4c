import { expect, it } from 'vitest';
import { createReporter, type Output } from './reporter.ts';

function capture(terminal: Pick<Output, 'isTTY' | 'columns'> = {}) {
  const texts: string[] = [];
  return { reporter: createReporter({ ...terminal, write: (text) => texts.push(text) }), texts };
}

it('without a terminal, progress is one plain line for each ten percent', () => {
  const { reporter, texts } = capture();
  reporter.info('Hello');
  const progress = reporter.progress('Building');
  for (const share of [0, 0.05, 0.1, 0.11, 0.35, 0.3, 1, 2]) progress.at(share);
  progress.done('Built.');
  expect(texts.join('')).toBe('Hello\nBuilding: 10 %\nBuilding: 30 %\nBuilding: 100 %\nBuilt.\n');
});

it('on a terminal, progress is a bar that disappears at the end', () => {
  const { reporter, texts } = capture({ isTTY: true, columns: 80 });
  const progress = reporter.progress('Building');
  progress.at(0.5);
  progress.at(0.5);
  progress.done('Built.');
  expect(texts).toEqual([
    `\r\x1b[KBuilding  ${'━'.repeat(15)}${'─'.repeat(15)}   50 %`,
    '\r\x1b[K',
    'Built.\n',
  ]);
});

it('a message during the operation goes above the bar', () => {
  const { reporter, texts } = capture({ isTTY: true, columns: 80 });
  const progress = reporter.progress('Building');
  progress.at(0.5);
  const bar = texts[0] as string;
  reporter.info('News');
  expect(texts).toEqual([bar, '\r\x1b[K', 'News\n', bar]);
});

it('the bar fits in one row of a narrow terminal', () => {
  const { reporter, texts } = capture({ isTTY: true, columns: 20 });
  reporter.progress('Building the demo city').at(0.5);
  expect((texts[0] as string).replace('\r\x1b[K', '')).toHaveLength(19);
});
