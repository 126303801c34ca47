export { spelledValue } from '@countersign/domain';
export { ChoiceControl } from './choice-control.tsx';
export { nameOfFormat, nameOfText, spelledIn, typingOf, wrongText } from './text-format.ts';
export { choosingScale, settingsOf } from './settings.ts';
