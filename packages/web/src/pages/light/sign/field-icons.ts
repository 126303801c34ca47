import type { FormType } from '@countersign/domain';
import type { IconName } from '../../../ui/icon.tsx';

export const FIELD_ICONS: Readonly<Record<FormType, IconName>> = {
  WRITE_SIGN: 'signature',
  SEAL_SIGN: 'seal',
  TEXT: 'text',
  DATE: 'calendar',
  MULTI_CHECK_MARK: 'seal',
  DROPDOWN: 'chevronDown',
  RADIO: 'filter',
  CHECKBOX: 'check',
  INITIALS: 'pen',
  ATTACHMENT: 'upload',
};
