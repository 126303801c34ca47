import type { text as Shape } from '../../../zh-CN/parts/shield/text.ts';

export const text: typeof Shape = {
  title: '휴대전화로 서명',
  lead: '서명 키는 본인의 휴대전화에 있습니다. QR 코드를 스캔하고 휴대전화에서 계약서를 확인한 뒤 승인해 주십시오.',
  steps: [
    '휴대전화 카메라로 QR 코드를 스캔합니다',
    '휴대전화에서 계약서와 해시값을 확인합니다',
    '휴대전화에서 “서명하기”를 누르면 나머지는 여기에서 처리됩니다',
  ],
  code: 'QR 코드: 휴대전화로 스캔하여 확인하고 서명합니다',
  making: 'QR 코드를 만드는 중…',
  status: {
    SHOWN: 'QR 코드는 한 번만 사용할 수 있습니다. 다른 사람에게 전달하지 마십시오.',
    OPENED: '휴대전화에서 열렸습니다. 휴대전화에서 확인하고 승인해 주십시오',
    READY: '휴대전화에서 서명하는 중…',
    SIGNED: '휴대전화로 서명했습니다',
    REFUSED: '휴대전화에서 서명하지 않기로 선택하셨습니다.',
    FAILED: '서명되지 않았습니다. 계약서는 그대로입니다.',
    EXPIRED: 'QR 코드가 만료되었습니다.',
  },
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} 후 만료`,
  newPhone: (name) => `서명에 사용할 휴대전화: ${name || '새 휴대전화'}`,
  numberWhy:
    '본인의 휴대전화에 표시된 번호를 입력해 주십시오. 휴대전화에 번호가 없으면 입력하지 말고 창을 닫은 뒤 다시 시작해 주십시오.',
  number: '휴대전화에 표시된 번호',
  again: '다시 시작',
  here: '이 휴대전화에서 서명',
  compare: '해시값 비교',
  digest: (at, count) => (count === 1 ? 'SHA-256 해시값' : `문서 ${at}의 SHA-256 해시값`),
};
