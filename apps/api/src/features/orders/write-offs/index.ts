export { dueByBooks, findWriteOff, insertWriteOff, updateWriteOff } from './write-offs.queries.ts';
