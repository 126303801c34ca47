import type { IdentityNumberKind, IdentityPaper, SealScope } from '@countersign/domain';
import type { Labels } from './labels.ts';

/** The contracts for which a member may use a seal. */
export const SEAL_SCOPE_LABELS: Labels<SealScope> = {
  'zh-CN': { ALL: '所有合同', ENVELOPES: '限指定合同', TEMPLATES: '限指定模板' },
  en: { ALL: 'All contracts', ENVELOPES: 'Certain contracts', TEMPLATES: 'Certain templates' },
};

/** The number by which a person or an enterprise is identified. */
export const IDENTITY_NUMBER_LABELS: Labels<IdentityNumberKind> = {
  'zh-CN': {
    ID_CARD: '身份证号码',
    PASSPORT: '护照号码',
    UNIFIED_SOCIAL_CODE: '统一社会信用代码',
    REGIST_CODE: '工商注册号',
  },
  en: {
    ID_CARD: 'Identity card number',
    PASSPORT: 'Passport number',
    UNIFIED_SOCIAL_CODE: 'Unified social credit code',
    REGIST_CODE: 'Registration number',
  },
};

/** The documents of an identity application. */
export const PAPER_LABELS: Labels<IdentityPaper> = {
  'zh-CN': {
    ID_FRONT: '身份证人像面',
    ID_BACK: '身份证国徽面',
    PASSPORT: '护照资料页',
    BUSINESS_LICENCE: '营业执照',
    AUTHORISATION: '授权书',
  },
  en: {
    ID_FRONT: 'Identity card, portrait side',
    ID_BACK: 'Identity card, emblem side',
    PASSPORT: 'Passport, data page',
    BUSINESS_LICENCE: 'Business licence',
    AUTHORISATION: 'Letter of authorisation',
  },
};
