import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/console/account/profile-text.ts';
import { IDENTITY_LABELS } from '@countersign/contract/languages/ko/labels';

export const text: typeof Shape = {
  title: '프로필',
  details: '기본 정보',
  lead: '참여자와 동료에게 보이는 모습입니다.',
  picture: '사진',
  pictureOf: (name) => `${name} 님의 사진`,
  change: '사진 변경',
  add: '사진 업로드',
  remove: '사진 삭제',
  removeTitle: '사진을 삭제하시겠습니까?',
  removeWhy: '대신 이니셜이 표시됩니다.',
  removed: '사진을 삭제했습니다',
  crop: '사진 조정',
  use: '이 사진 사용',
  pictureDone: '사진을 변경했습니다',
  unreadable: '사용할 수 없는 사진입니다. PNG 또는 JPEG를 선택해 주십시오.',
  identity: '신원',
  verify: '확인하기',
  identityOf: IDENTITY_LABELS,
  nickname: '별명',
  nicknameMissing: '별명을 입력해 주십시오',
  nameRule: (name) =>
    `다른 사람에게는 “${name}”(으)로 보입니다. 신원이 확인되면 실명이, 그 전에는 별명이, 별명이 없으면 ${orMail('전화번호나 이메일 주소', '이메일 주소')}이(가) 표시됩니다.`,
  verifiedRule: (name) =>
    `신원이 확인되어 다른 사람에게 별명 대신 실명 “${name}”(으)로 보입니다.`,
  sex: '성별',
  sexes: { '': '입력 안 함', MALE: '남성', FEMALE: '여성' },
  language: '알림 언어',
  languageHint: orMail(
    '문자, 이메일, 전화에 사용합니다. 페이지의 언어는 따로 선택합니다.',
    '이메일에 사용합니다. 페이지의 언어는 따로 선택합니다.',
  ),
  save: '변경 저장',
  saved: '프로필을 저장했습니다',
  look: '화면 모드',
  lookWhy: '이 브라우저에만 적용됩니다.',
  account: '계정',
  userId: '사용자 번호',
  copyId: '사용자 번호 복사',
  registered: '가입일',
  lastLogin: '마지막 로그인',
  lastLoginFrom: (when, ip) => `${when}, IP ${ip}`,
  never: '기록 없음',
};
