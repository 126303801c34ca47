import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  title: (name) => `“${name}” 사용 권한 부여`,
  why: '권한을 받은 구성원은 기업을 대리하여 서명할 때 이 도장을 사용할 수 있습니다. 새 권한은 이전 권한을 대신합니다.',
  membersMissing: '구성원을 선택해 주십시오',
  membersMany: (most) => `구성원은 한 번에 최대 ${most}명입니다`,
  scope: '적용 범위',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: '계약서를 선택해 주십시오',
  templatesMissing: '템플릿을 선택해 주십시오',
  hints: { endDay: '비우면 기한 없음', times: '비우면 제한 없음' },
  act: '권한 부여',
  done: (count) => `구성원 ${count}명에게 권한을 부여했습니다`,
  heading: '권한을 가진 구성원',
  none: '권한을 가진 구성원이 없습니다. 기업 소유자는 권한이 필요 없습니다.',
  until: (when) => `${when}까지`,
  noEnd: '기한 없음',
  used: (used, count) => (count === null ? `${used}회 사용` : `${count}회 중 ${used}회 사용`),
  since: (when) => `부여 ${when}`,
  revoke: '회수',
  revokeWhom: (name) => `${name} 님의 권한 회수`,
  revokeTitle: (name) => `${name} 님의 권한을 회수하시겠습니까?`,
  revokeWhy: '즉시 적용됩니다. 이 도장으로 진행 중인 서명도 거부됩니다. 이미 서명된 계약서에는 영향이 없습니다.',
  revoked: '권한을 회수했습니다',
  count: (count) => `모두 ${count}건`,
};
