import { expect, test } from 'vitest';
import { videoType } from './index.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const EBML = '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82';

test.each([
  ['mp4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
  ['mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['mp4', '\0\0\0\x1cftypM4V \0\0\0\x01M4V mp42'],
  ['webm', `${EBML}\x84webm`],
  ['webm', '\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x13\x42\x86\x81\x01\x42\x82\x84webm'],
])('the first bytes tell a video in %s', (type, start) => {
  expect(videoType(bytes(start))).toBe(type);
});

test.each([
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['QuickTime', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
  ['Matroska', `${EBML}\x88matroska`],
  ['a page that names a video', '<video>\x42\x82\x84webm'],
  ['nothing', ''],
])('%s is no video that browsers play', (_, start) => {
  expect(videoType(bytes(start))).toBeNull();
});
