import type { LegalDocument } from '@countersign/domain';

export type Names = Readonly<Record<LegalDocument, string>>;
const names: Names = { privacy: '隐私政策', terms: '服务条款', signature: '签名的含义' };

export const text = names;
