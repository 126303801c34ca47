export { rulesWithIds, spelledValue } from '@countersign/domain';
export { ChoiceControl } from './choice-control.tsx';
export { nameOfFormat, nameOfText, spelledIn, typingOf, wrongText } from './text-format.ts';
export { pruned, ruled } from './rules.tsx';
export { askOf, choosingScale, settingsOf } from './settings.ts';
