import './letter-art.css';

const TINTS = ['sand', 'peach', 'butter', 'mint', 'sea', 'sky', 'lilac', 'rose', 'clay'] as const;

/** The first letter or digit of a name in capitals; empty if it has none. */
export function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase();
}

/** The tint of a name, always the same one for the same name. */
export function tintOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return TINTS[sum % TINTS.length] ?? 'stone';
}

/** Fills its box with the initial of a name if there is no picture. Decorative beside the name. */
export function LetterArt({ name }: { name: string }) {
  return (
    <span className="letter-art" data-tint={tintOf(name)} aria-hidden="true">
      <span>{initialOf(name)}</span>
    </span>
  );
}
