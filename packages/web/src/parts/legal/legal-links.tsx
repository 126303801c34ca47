import type { LegalDocument } from '@countersign/domain';
import { defineText } from '../../text/text.ts';

type Names = Readonly<Record<LegalDocument, string>>;
const zh: Names = { privacy: '隐私政策', terms: '服务条款', signature: '签名的含义' };
const en: Names = { privacy: 'Privacy policy', terms: 'Terms of service', signature: 'What your signature means' };

export const useLegalNames = defineText(zh, en);

/** Opens beside the page, so that what is typed there is kept. */
export function LegalLink({ document }: { document: LegalDocument }) {
  const names = useLegalNames();
  return (
    <a href={`/legal/${document}`} target="_blank" rel="noreferrer">
      {names[document]}
    </a>
  );
}
