import { isolate } from '../../../../../../text/isolate.ts';
import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/seal-text.ts';

export const text: typeof Shape = {
  acts: (name) => `도장 “${name}” 작업`,
  pictureOf: (name) => `도장 “${name}”의 인영`,
  authorize: '구성원에게 권한 부여',
  authorizations: '권한을 가진 구성원',
  uses: '사용 기록',
  kind: '종류',
  size: '크기',
  group: '그룹',
  author: '만든 사람',
  authorOn: (name, day) => `${isolate(name)}, ${day}`,
  useCount: '사용 횟수',
  times: (count) => String(count),
  lastUse: '마지막 사용',
  never: '사용한 적 없음',
  companyName: '그림의 이름',
  notCompared: '업로드됨, 아직 대조 안 됨',
  approval: '승인',
  selfApproved: '다른 승인자가 없어 만든 사람이 승인',
  comparing:
    '기업이 승인한 도장입니다. 인증기관이 그림을 확인된 이름과 대조하면 구성원에게 사용 권한을 줄 수 있습니다.',
  outdated: '도장 그림의 이름이 현재 확인된 기업명과 다릅니다. 더 이상 서명에 사용할 수 없으니 다시 만들어 주십시오.',
  waiting: '심사를 기다리는 도장입니다. 심사가 끝나면 구성원에게 사용 권한을 줄 수 있습니다.',
  refused: (reason) => (reason === '' ? '심사에서 거부되었습니다.' : `심사에서 거부되었습니다: ${reason}`),
  abandoned: (when) => `${when}에 폐기되어 더 이상 사용할 수 없는 도장입니다.`,
};
