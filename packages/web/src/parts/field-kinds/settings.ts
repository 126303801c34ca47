import type { Form } from '@countersign/contract';
import { type FormSettings, optionBoxes } from '@countersign/domain';

/** What only some kinds of fields have, as the rules need it. */
export const settingsOf = ({ options, minChosen, maxChosen, rules }: Form): FormSettings => ({
  options: options ?? undefined,
  minChosen: minChosen ?? undefined,
  maxChosen: maxChosen ?? undefined,
  rules: rules ?? undefined,
});

/** CSS pixels that the row of an option needs, so that a finger finds it (WCAG 2.2 §2.5.8). */
const ROW_PX = 26;
const LARGEST_SCALE = 3;

/** The scale at which the options of a field can be told apart; null for a field without several boxes. */
export function choosingScale({ formType, options, position }: Form): number | null {
  if (formType === 'DROPDOWN' || !options || options.length === 0) return null;
  const [box = position] = optionBoxes(position, options.length);
  return Math.min(LARGEST_SCALE, Math.max(1, ROW_PX / (box.uly - box.lry)));
}

/** What an ATTACHMENT asks for, as it is set. */
export const askOf = ({ formType, fileKinds, maxFiles, maxFileMb }: Form) =>
  formType === 'ATTACHMENT' ? { fileKinds, maxFiles, maxFileMb } : undefined;
