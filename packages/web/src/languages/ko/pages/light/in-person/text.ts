import type { text as Shape } from '../../../../zh-CN/pages/light/in-person/text.ts';

export const text: typeof Shape = {
  loading: '기기 상태를 확인하는 중',
  handTo: (name) => `기기를 ${name} 님에게 건네 주십시오`,
  handBack: (name) => `기기를 ${name} 님에게 돌려주십시오`,
  thanks: {
    done: (name) => `감사합니다. ${name} 님의 처리가 끝났습니다`,
    declined: (name) => `${name} 님의 결정이 기록되었습니다`,
  },
  locked: (host) => `이 기기에서 ${host} 님의 계정이 잠겨 있습니다.`,
  why: (name) => `${name} 님에게 본인임을 증명하고 계약서를 여는 인증번호를 보냅니다.`,
  begin: (name) => `${name} 본인입니다. 시작`,
  others: '지금 처리할 수 있는 다른 사람',
  finished: '모두 처리했습니다.',
  waits: '다른 사람은 차례가 되면 알림을 받거나 나중에 대면으로 처리합니다.',
  host: (host) => `${host} 님 로그인 후 돌아가기`,
  hostWhy: '여기에는 기기 소유자만 로그인할 수 있습니다.',
  overTitle: '대면 서명이 종료되었습니다',
  overWhy: '기기를 돌려받았거나 30분 동안 사용하지 않았습니다. 로그인하면 계약서를 계속 처리할 수 있습니다.',
  login: '로그인',
  failed: '지금은 기기 상태를 확인할 수 없습니다',
  again: '다시 시도',
};
