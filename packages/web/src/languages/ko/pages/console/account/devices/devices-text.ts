import type { text as Shape } from '../../../../../zh-CN/pages/console/account/devices/devices-text.ts';

export const text: typeof Shape = {
  title: '기기',
  lead: '계정이 로그인된 기기입니다. 모르는 기기가 있으면 로그아웃시키고 로그인 비밀번호를 변경해 주십시오.',
  list: '로그인된 기기',
  current: '이 기기',
  unknown: '알 수 없는 기기',
  on: (browser, system) => `${browser}(${system})`,
  since: (when) => `로그인 ${when}`,
  active: (when) => `활동 ${when}`,
  now: '사용 중',
  from: (ip) => `IP ${ip}`,
  signOut: '로그아웃',
  signOutOf: (name) => `${name} 로그아웃`,
  signOutTitle: (name) => `“${name}” 기기를 로그아웃하시겠습니까?`,
  signOutWhy:
    '기기가 즉시 로그아웃되고 저장하지 않은 변경은 사라집니다. 되돌릴 수 없으며 다시 사용하려면 그 기기에서 로그인해야 합니다.',
  done: '기기를 로그아웃했습니다',
  others: '다른 기기 모두 로그아웃',
  othersTitle: '다른 기기를 모두 로그아웃하시겠습니까?',
  othersWhy: (count) => `다른 기기 ${count}대가 즉시 로그아웃되고 저장하지 않은 변경은 사라집니다. 되돌릴 수 없습니다.`,
  othersDone: '다른 기기를 모두 로그아웃했습니다',
  alone: '로그인된 기기는 이것뿐입니다.',
  password: '로그인 비밀번호 변경',
};
