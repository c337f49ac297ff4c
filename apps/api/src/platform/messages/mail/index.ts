export type { EditableMail, MailTexts } from './compose.ts';
export { isolateNumbers } from './text-html.ts';
