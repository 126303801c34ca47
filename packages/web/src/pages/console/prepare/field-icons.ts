import type { IconName } from '../../../ui/icon.tsx';
import type { FieldType } from './model/fields.ts';

export const FIELD_ICONS: Record<FieldType | 'NOTE', IconName> = {
  WRITE_SIGN: 'signature',
  SEAL_SIGN: 'seal',
  TEXT: 'text',
  DATE: 'calendar',
  MULTI_CHECK_MARK: 'files',
  DROPDOWN: 'chevronDown',
  RADIO: 'filter',
  CHECKBOX: 'check',
  INITIALS: 'pen',
  ATTACHMENT: 'upload',
  NOTE: 'info',
};
