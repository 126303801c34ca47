import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/invitations/join-text.ts';

export const text: typeof Shape = {
  title: '가입 신청',
  none: '신청이 없습니다. 초대 링크로 신청한 사람이나 가입 전에 계약서에 구성원으로 지정된 사람이 여기에 나타납니다.',
  byLink: '초대 링크로',
  because: (title) => `“${title}”에서 지정`,
  accept: '수락',
  acceptWhom: (name) => `${name} 님 수락`,
  refuse: '거부',
  refuseWhom: (name) => `${name} 님 거부`,
  accepted: (name) => `${name} 님이 구성원이 되었습니다`,
  refused: (name) => `${name} 님의 신청을 거부했습니다`,
};
