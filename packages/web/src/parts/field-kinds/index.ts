export { spelledValue } from '@countersign/domain';
export { nameOfText, spelledIn, typingOf, wrongText } from './text-format.ts';
