import type { FormType } from '@countersign/domain';
import type { Labels } from './labels.ts';

/** The kinds of fields on a document (glossary: form). */
export const FORM_LABELS: Labels<FormType> = {
  'zh-CN': {
    WRITE_SIGN: '签名',
    SEAL_SIGN: '印章',
    TEXT: '文本',
    DATE: '日期',
    MULTI_CHECK_MARK: '骑缝章',
    DROPDOWN: '下拉选择',
    RADIO: '单选',
    CHECKBOX: '勾选',
    INITIALS: '简签',
    ATTACHMENT: '附件',
  },
  en: {
    WRITE_SIGN: 'Signature',
    SEAL_SIGN: 'Seal',
    TEXT: 'Text',
    DATE: 'Date',
    MULTI_CHECK_MARK: 'Check-mark seal',
    DROPDOWN: 'Drop-down list',
    RADIO: 'Single choice',
    CHECKBOX: 'Check box',
    INITIALS: 'Initials',
    ATTACHMENT: 'File',
  },
};
