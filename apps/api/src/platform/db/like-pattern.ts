/** The pattern of `like` for values that contain a text, whose wildcards count as letters. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
