import { isolate } from '../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/detail/void-text.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  voided: (when) => `${when}부터 합의로 무효가 된 계약입니다`,
  because: (reason) => `사유: ${reason}`,
  running: '무효화 합의서가 모두의 확인을 기다립니다. 그때까지 이 계약은 유효합니다.',
  seeAgreement: '합의서 보기',
  voids: (title) => `무효화 합의서입니다. 모두 확인하면 “${title}” 계약은 무효가 됩니다.`,
  voidsUnnamed: '무효화 합의서입니다. 모두 확인하면 계약은 무효가 됩니다.',
  seeContract: '계약서 보기',
  done: '합의서가 완료되어 계약은 무효입니다.',
  ended: '무효화에 합의하지 않아 계약은 계속 유효합니다.',
  branch: '무효화',
  reason: '무효화 사유',
  related: '관련 계약서',
  relation: {
    CANCELLED_BY: '무효화 합의서',
    CANCELS: '무효화할 계약서',
    COPIED_FROM: '복사 원본',
    COPY: '다시 보낸 사본',
    SIBLING: '같은 대량 발송',
    MULTI_SEND: '대량 발송의 초안',
  } as Record<string, string>,
  undelivered: '전달되지 않은 알림',
  undeliveredWords: '연락처를 확인하거나 서명 링크를 복사하여 직접 보내 주십시오.',
  channel: CHANNEL_LABELS,
  toWhom: (name, channel) => `${isolate(name)} · ${channel}`,
  tries: (count) => `${count}회 시도`,
  failure: {
    FAILED: '업체가 전달하지 못했습니다',
    BOUNCED: '메일이 반송되었습니다. 주소가 잘못되었거나 닫혔을 수 있습니다',
    UNDELIVERED: '통신망에서 전달하지 못했습니다',
    COMPLAINED: '받는 사람이 이런 알림을 원하지 않습니다',
    '100500205': '차단 목록에 있는 번호입니다',
    '100500208': '발송이 너무 잦습니다',
    '100500210': '업체의 한도를 넘었습니다',
  } as Record<string, string>,
  retry: '다시 시도',
  retried: '다시 보내고 있습니다',
};
