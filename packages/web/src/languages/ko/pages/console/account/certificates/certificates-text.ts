import type { text as Shape } from '../../../../../zh-CN/pages/console/account/certificates/certificates-text.ts';
import { CERTIFICATE_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  title: '내 인증서',
  lead: '서명할 때 발급된 디지털 인증서입니다.',
  what: '어떤 인증서인가요?',
  whatWords:
    '계약서에 서명할 때마다 인증기관이 그 서명만을 위한 새 인증서를 발급합니다. 키는 그 서명을 위해 생성되어 한 번 사용되고 폐기됩니다. 다시 사용할 수 없으므로 보관할 것이 없고 도난의 염려도 없습니다. 인증서가 만료되거나 폐지되어도 유효할 때 서명한 계약서는 계속 유효합니다.',
  root: '루트 인증서 내려받기',
  rootWhy: '루트 인증서를 신뢰하도록 설정하면 PDF 리더에서 이 서명을 검증할 수 있습니다.',
  none: '인증서가 없습니다',
  noneWhy: '첫 계약서에 서명하면 그 인증서가 여기에 나타납니다.',
  subject: '주체',
  serial: '일련번호',
  validity: '유효 기간',
  issued: '발급',
  envelope: '사용한 곳',
  untitled: '제목 없는 계약서',
  noEnvelope: '계약서에 사용되지 않음',
  copySerial: (serial) => `일련번호 ${serial} 복사`,
  from: (when) => `${when}부터`,
  until: (when) => `${when}까지`,
  state: CERTIFICATE_LABELS,
  revokedOn: (when, why) => `${when} 폐지: ${why}`,
  reasons: {
    unspecified: '사유 없음',
    keyCompromise: '키가 유출되었을 수 있음',
    cACompromise: '인증기관의 키가 유출되었을 수 있음',
    affiliationChanged: '소유자의 소속이 바뀜',
    superseded: '새 인증서로 교체됨',
    cessationOfOperation: '더 이상 사용하지 않음',
    privilegeWithdrawn: '사용 권한이 철회됨',
    aACompromise: '속성 기관의 키가 유출되었을 수 있음',
  } as Record<string, string>,
  list: '인증서',
  count: (total) => `모두 ${total}개`,
};
