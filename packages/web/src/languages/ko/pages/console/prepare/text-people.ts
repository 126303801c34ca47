import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: '이름을 입력해 주십시오',
  nameLong: '최대 50자입니다',
  contactMissing: '연락처를 입력해 주십시오',
  contactWrong: '올바른 연락처가 아닙니다',
  duplicate: '이미 명단에 있습니다',
  enterpriseMissing: '기업명을 입력해 주십시오',
  roleMissing: '역할을 선택해 주십시오',
  listAgain: '계약서에는 명단을 하나만 둘 수 있습니다',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners: '검토자가 모든 서명자 뒤에 있어 그때는 이미 서명이 끝납니다. 보통 검토를 먼저 합니다.',
  checkerBesideSigner: '검토자와 서명자가 동시에 처리하므로 검토 전에 서명될 수 있습니다.',
  allCheckers: '서명자가 없어 계약서를 보낼 수 없습니다.',
  sameTwice: '같은 사람이 연속된 두 단계에 있습니다. 알림을 두 번 받고 두 번 처리해야 합니다.',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: '개인',
  ENTERPRISE_MEMBER: '기업 구성원',
  ENTERPRISE_ROLE: '기업의 역할',
  BULK_PERSON: '받는 사람 명단',
};
const auth: Record<AuthLevel, string> = {
  LOW: '기본: 인증번호 또는 서명 비밀번호',
  MEDIUM: '중간: 신원 확인 추가',
  HIGH: '높음: 신원 확인, 인증번호, 비밀번호',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: '일회용(일반)',
  PERSONAL_CERT: '개인 장기 인증서',
  ENTERPRISE_CERT: '기업 장기 인증서',
  SHIELD_CERT: '휴대전화 서명(키는 본인 휴대전화에)',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: `${name} 님`,
    member: `${name} 님(“${enterprise}” 대리)`,
    role: `“${enterprise}”의 “${role}” 중 한 명`,
    list: '명단의 모든 사람(각자 계약서를 받음)',
  }[as];
  if (act === 'check') return `${who}: 서명 없이 검토하여 통과시키거나 거부합니다.`;
  const first = [...(joins ? ['구성원이 아니면 기업에 가입'] : []), ...(verifies ? ['신원 확인'] : [])];
  const proof = proofs === 'both' ? '인증번호와 서명 비밀번호로 서명' : '인증번호 또는 서명 비밀번호로 서명';
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', 개인 장기 인증서 사용',
    ENTERPRISE_CERT: ', 기업 인증서 사용(그때까지 기업 신원 확인 필요)',
    SHIELD_CERT: ', 마지막에 본인 휴대전화로 QR 코드 스캔',
  }[certificate];
  return `${who}: ${[...first, proof].join(' → ')}${how}.`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: '서명하거나 검토할 사람',
  participantsLead: '위에서 아래 순서로 처리합니다. 계정이 없는 사람은 서명 링크를 받습니다.',
  yourStart: '계약서를 보냅니다',
  name: '이름',
  nameOf: { PERSON: '이름', ENTERPRISE_MEMBER: '이름', ENTERPRISE_ROLE: '표시 이름', BULK_PERSON: '명단 이름' },
  contact: orMail('전화번호 또는 이메일', '이메일'),
  role: '할 일',
  signer: '서명',
  checker: '검토',
  together: '위와 동시에',
  order: '순서',
  oneByOne: '한 명씩',
  allTogether: '모두 동시에',
  addPerson: '참여자 추가',
  addMe: '나를 추가',
  recent: '최근 사용한 사람',
  recentSearch: '이름, 연락처 또는 기업',
  recentNone: '보낸 계약서가 없습니다. 보낸 사람이 여기에 나타납니다.',
  recentNoMatch: '찾지 못했습니다.',
  recentMore: '더 보기',
  recentFailed: '최근 연락처를 불러오지 못했습니다.',
  colleague: (contact) => `동료 · ${contact}`,
  colleagues: '구성원',
  colleaguesOf: '기업에서 선택',
  colleaguesSearch: '이름 또는 사번',
  colleaguesMembers: '구성원',
  colleaguesRoles: '역할',
  colleaguesNone: '기업에 다른 구성원이 없습니다.',
  colleaguesFailed: '구성원을 불러오지 못했습니다.',
  rolesWhy: '역할을 가진 구성원 중 누구나 처리할 수 있으며 한 명이면 됩니다.',
  pasteMany: '여러 명 붙여넣기',
  pasteTitle: '여러 참여자 추가',
  pasteHint:
    '한 줄에 한 사람: 이름과 연락처를 공백, 쉼표 또는 탭으로 구분합니다. 스프레드시트에서 붙여넣을 수 있습니다.',
  pasteLabel: '사람',
  pastePlaceholder: '김민수  +821012345678\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) => `연락처가 없어 제외되는 줄: ${lines.join(', ')}`,
  pasteAct: (count) => (count > 0 ? `${count}명 추가` : '추가'),
  personOf: (at) => `참여자 ${at}`,
  more: '더 보기',
  moreOf: (name) => `${name} 추가 설정`,
  type: '참여 방식',
  enterprise: '기업명',
  enterpriseHint: '사업자등록증에 적힌 대로',
  enterpriseRole: '역할',
  roleHint: '역할을 가진 구성원 누구나 처리할 수 있으며 먼저 처리한 것이 유효합니다',
  chooseRole: '선택',
  auth: '본인 확인 방법',
  secure: '인증서',
  group: '그룹',
  groupHint: '예: “갑”. 묶어 보기 위한 용도입니다',
  listHint: '명단의 모든 사람이 각자 계약서를 받습니다',
  drag: '끌어서 순서 변경',
  moveUp: (name) => `${name} 위로`,
  moveDown: (name) => `${name} 아래로`,
  remove: (name) => `${name} 삭제`,
  treeTitle: '당사자',
  previewTitle: '진행 과정',
  previewStart: '보내면 바로 시작됩니다.',
  previewSign: (names) => `서명 요청: ${names}.`,
  previewCheck: (names) => `검토 요청: ${names}. 거부하면 계약이 종료됩니다.`,
  previewTogether: (names) => `동시에 처리: ${names}.`,
  previewDone: byLevel({
    'B-LTA': '모두 처리하면 누구나 타임스탬프가 찍힌 계약서를 내려받을 수 있습니다.',
    'B-B': '모두 처리하면 누구나 계약서를 내려받을 수 있습니다.',
  }),
  previewEmpty: '참여자를 추가하면 단계마다 설명이 여기에 표시됩니다.',
  and: ', ',
};
