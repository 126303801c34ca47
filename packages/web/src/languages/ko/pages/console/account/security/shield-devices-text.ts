import type { text as Shape } from '../../../../../zh-CN/pages/console/account/security/shield-devices-text.ts';
import { SHIELD_DEVICES_MAX } from '@countersign/domain';

export const text: typeof Shape = {
  title: '서명용 휴대전화',
  why: '서명 키가 들어 있는 휴대전화입니다. 휴대전화 서명이 필요한 계약서는 본인의 휴대전화에서 확인한 뒤 서명되며 키는 휴대전화를 벗어나지 않습니다.',
  none: '휴대전화가 없습니다. 처음 휴대전화로 서명할 때 QR 코드를 스캔한 휴대전화가 자동으로 추가됩니다.',
  limit: `휴대전화는 최대 ${SHIELD_DEVICES_MAX}대입니다. 하나를 제거해야 추가할 수 있습니다.`,
  list: '내 서명용 휴대전화',
  unnamed: '휴대전화',
  serial: (serial) => `인증서 ${serial}`,
  each: '서명마다 새 인증서(신원이 확인되면 1년 인증서)',
  made: (when) => `추가 ${when}`,
  used: (when) => `서명 ${when}`,
  unused: '서명한 적 없음',
  remove: '제거',
  removeOf: (name) => `${name} 제거`,
  removeTitle: (name) => `“${name}” 휴대전화를 제거하시겠습니까?`,
  removeWhy: '이 휴대전화로 더 이상 서명할 수 없으며 인증서가 있으면 폐지됩니다. 이미 서명된 계약서는 그대로입니다.',
  removed: '휴대전화를 제거했으며 더 이상 서명할 수 없습니다',
};
