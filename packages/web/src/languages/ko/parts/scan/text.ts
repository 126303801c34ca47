import type { text as Shape } from '../../../zh-CN/parts/scan/text.ts';

export const text: typeof Shape = {
  title: '휴대전화로 쓰기',
  steps: [
    '휴대전화 카메라로 QR 코드를 스캔합니다',
    '휴대전화에서 쓰고 “컴퓨터로 보내기”를 누릅니다',
    '쓴 내용이 여기에 자동으로 나타납니다',
  ],
  code: 'QR 코드: 휴대전화로 스캔하면 그곳에서 쓸 수 있습니다',
  making: 'QR 코드를 만드는 중…',
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} 후 만료`,
  opened: '휴대전화에서 열렸습니다. 휴대전화에서 써 주십시오',
  expired: 'QR 코드가 만료되었습니다',
  again: '새 QR 코드 만들기',
  drawn: '휴대전화에서 쓴 내용이 도착했습니다',
  once: 'QR 코드는 한 번만 사용할 수 있습니다. 다른 사람에게 전달하지 마십시오.',
};
