const COMMON = /^(?:\d+|(?:password|passw0rd|qwerty|abc|admin|letmein|welcome|iloveyou)\W*\d*)$/i;

/** Strength hint while typing a password: 0 none, 1 weak, 2 fair, 3 strong. Not a validation rule. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  const different = new Set(password).size;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length < 8 || different < 5 || COMMON.test(password)) return 1;
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 3 : 2;
}
