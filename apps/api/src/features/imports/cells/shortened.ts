/** The beginning of a text, for messages that mention a cell. */
export function shortened(text: string, characters = 60): string {
  return text.length <= characters ? text : `${text.slice(0, characters)}…`;
}
