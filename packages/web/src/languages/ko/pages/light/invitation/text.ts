import { orMail } from '../../../../../text/channels.ts';
import type { text as Shape } from '../../../../zh-CN/pages/light/invitation/text.ts';

export const text: typeof Shape = {
  title: '기업 가입',
  kicker: '초대',
  invited: (name) => `${name} 님이 초대했습니다`,
  linked: (name) => `가입 신청: ${name}`,
  verified: '신원이 확인된 기업',
  unverified: '아직 확인되지 않은 기업입니다. 초대한 사람을 아는지 확인해 주십시오.',
  why: '구성원이 되면 기업 계정에서 기업의 계약서를 보고 서명할 수 있습니다. 개인 계정과 개인 계약서는 영향을 받지 않습니다.',
  until: (time) => `초대 유효 기한: ${time}`,
  you: '로그인한 계정',
  accept: '초대 수락',
  ask: '가입 신청',
  another: '다른 계정',
  strangerContact: orMail(
    '초대받은 전화번호나 이메일로 로그인해 주십시오. 계정이 없으면 그 연락처로 가입해 주십시오.',
    '초대받은 이메일로 로그인해 주십시오. 계정이 없으면 그 이메일로 가입해 주십시오.',
  ),
  strangerLink: '먼저 로그인하거나 가입한 뒤 가입을 신청해 주십시오.',
  login: '로그인',
  register: '회원가입',
  joinedTitle: (name) => `${name}에 가입했습니다`,
  joinedWhy: '지금 기업 계정으로 전환하거나 나중에 오른쪽 위 계정 메뉴에서 전환할 수 있습니다.',
  enter: '기업 계정으로 전환',
  stay: '현재 계정에 머무르기',
  waitingTitle: '가입을 신청했습니다',
  waitingWhy: (name) => `${name} 관리자가 결정하면 알려 드립니다.`,
  refusedTitle: '신청이 받아들여지지 않았습니다',
  refusedWhy: (name) => `${name} 측에서 신청을 거부했습니다. 궁금한 점은 초대한 사람에게 문의해 주십시오.`,
  home: '워크스페이스로 가기',
  front: '홈으로 가기',
  otherTitle: '다른 연락처로 보낸 초대입니다',
  otherWhy: orMail(
    '초대받은 계정으로 로그인하거나 “로그인 및 보안”에서 초대받은 전화번호나 이메일을 등록한 뒤 다시 열어 주십시오.',
    '초대받은 계정으로 로그인하거나 “로그인 및 보안”에서 초대받은 이메일을 등록한 뒤 다시 열어 주십시오.',
  ),
  bind: '연락처 등록',
  ends: {
    USED: {
      title: '이미 수락된 초대입니다',
      why: '본인이 수락했다면 로그인하여 기업 계정으로 전환해 주십시오.',
    },
    EXPIRED: { title: '만료된 초대입니다', why: '초대한 사람에게 다시 보내 달라고 요청해 주십시오.' },
    DELETED: {
      title: '취소된 초대입니다',
      why: '궁금한 점은 초대한 사람에게 문의해 주십시오.',
    },
    OFF: { title: '사용이 중지된 링크입니다', why: '링크를 공유한 사람에게 새 링크를 요청해 주십시오.' },
    UNKNOWN: {
      title: '초대를 찾을 수 없습니다',
      why: '링크가 불완전하거나 오래되었을 수 있습니다. 메시지에서 다시 열거나 초대한 사람에게 문의해 주십시오.',
    },
  },
};
