import type { LegalDocument } from '@countersign/domain';
import { defineText } from '../../text/text.ts';

type Names = Readonly<Record<LegalDocument, string>>;
const zh: Names = { privacy: '隐私政策', terms: '服务条款', signature: '签名的含义' };
const en: Names = { privacy: 'Privacy policy', terms: 'Terms of service', signature: 'What your signature means' };

export const useLegalNames = defineText(zh, en);
