/** A text in the bytes of Windows-1252, which files for DATEV have; a character that it lacks becomes a question mark. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => BYTES.get(character) ?? QUESTION_MARK);
}

const QUESTION_MARK = 0x3f;
const decoder = new TextDecoder('windows-1252');
const BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
);
