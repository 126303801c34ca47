import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { Names, Trouble, text as Shape } from '../../../../zh-CN/pages/console/prepare/text-people.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

const trouble: Record<Trouble, string> = {
  nameMissing: '請輸入姓名',
  nameLong: '姓名最多 50 個字',
  contactMissing: '請輸入聯絡方式',
  contactWrong: '聯絡方式格式不正確',
  duplicate: '此人已在清單中',
  enterpriseMissing: '請輸入企業名稱',
  roleMissing: '請選擇角色',
  listAgain: '一份合約最多一份批次名單',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners: '有審核人排在所有簽署人之後：審核時合約已經全部簽好。通常審核應在簽署之前。',
  checkerBesideSigner: '有審核人與簽署人同時處理：簽署人可能在審核之前就已簽好。',
  allCheckers: '還沒有簽署人，合約無法發出。',
  sameTwice: '同一個人連續出現在兩步中：他會收到兩次通知，需要處理兩次。',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: '個人',
  ENTERPRISE_MEMBER: '企業成員',
  ENTERPRISE_ROLE: '企業角色',
  BULK_PERSON: '批次名單',
};
const auth: Record<AuthLevel, string> = {
  LOW: '基本：驗證碼或簽署密碼',
  MEDIUM: '中：另需身分驗證',
  HIGH: '高：身分驗證，驗證碼和簽署密碼皆須',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: '一次性憑證（建議）',
  PERSONAL_CERT: '本人的長期憑證',
  ENTERPRISE_CERT: '企業的長期憑證',
  SHIELD_CERT: '手機金鑰（私密金鑰在本人手機上）',
};
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name} 代表「${enterprise}」`,
    role: `「${enterprise}」的任意一位「${role}」`,
    list: '名單裡的每個人各收到一份合約',
  }[as];
  if (act === 'check') return `${who}：審閱合約，選擇通過或不通過，不加蓋簽名。`;
  const steps = [
    ...(joins ? ['先加入該企業（如尚未加入）'] : []),
    ...(verifies ? ['完成身分驗證'] : []),
    proofs === 'both' ? '用驗證碼和簽署密碼兩項確認後簽署' : '用驗證碼或簽署密碼確認後簽署',
    {
      DISPOSABLE_CERT: '',
      PERSONAL_CERT: '簽章使用本人的長期憑證',
      ENTERPRISE_CERT: '簽章使用企業憑證，屆時企業須已通過驗證',
      SHIELD_CERT: '最後用自己的手機掃描 QR Code 完成簽名',
    }[certificate],
  ];
  return `${who}：${steps.filter((step) => step !== '').join('，')}。`;
}

export const text: typeof Shape = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: '誰來簽署或審核',
  participantsLead: '依從上到下的順序處理。沒有帳號的人會收到簽署連結。',
  yourStart: '發出合約',
  name: '姓名',
  nameOf: { PERSON: '姓名', ENTERPRISE_MEMBER: '姓名', ENTERPRISE_ROLE: '稱呼', BULK_PERSON: '名單名稱' },
  contact: orMail('手機號碼或電子郵件', '電子郵件'),
  role: '操作',
  signer: '簽署',
  checker: '審核',
  together: '與上一位同時',
  order: '處理順序',
  oneByOne: '依序',
  allTogether: '同時',
  addPerson: '新增參與人',
  addMe: '新增我自己',
  recent: '最近聯絡人',
  recentSearch: '搜尋姓名、聯絡方式或企業',
  recentNone: '還沒有傳送過合約。傳送後，參與人會出現在這裡。',
  recentNoMatch: '找不到。',
  recentMore: '顯示更多',
  recentFailed: '未能載入最近聯絡人。',
  colleague: (contact) => `同事 · ${contact}`,
  colleagues: '企業成員',
  colleaguesOf: '從企業中選擇',
  colleaguesSearch: '搜尋姓名或員工編號',
  colleaguesMembers: '成員',
  colleaguesRoles: '角色',
  colleaguesNone: '企業還沒有其他成員。',
  colleaguesFailed: '未能載入企業成員。',
  rolesWhy: '擔任該角色的任何一位成員都可以辦理，只需一人。',
  pasteMany: '批次貼上',
  pasteTitle: '批次新增參與人',
  pasteHint: '每行一位：姓名和聯絡方式，用空格、逗號或定位字元分隔。可直接從表格貼上。',
  pasteLabel: '名單',
  pastePlaceholder: '王小明  13800138000\nAda Lovelace, ada@example.com',
  pasteUnread: (lines) => `第 ${lines.join('、')} 行沒有聯絡方式，不會新增。`,
  pasteAct: (count) => (count > 0 ? `新增 ${count} 位` : '新增'),
  personOf: (at) => `第 ${at} 位參與人`,
  more: '更多',
  moreOf: (name) => `${name} 的更多設定`,
  type: '參與方式',
  enterprise: '企業名稱',
  enterpriseHint: '與營業執照上的名稱一致',
  enterpriseRole: '企業角色',
  roleHint: '持有該角色的任何一位成員都可以處理，先處理者為準',
  chooseRole: '請選擇',
  auth: '身分確認',
  secure: '簽章憑證',
  group: '群組',
  groupHint: '例如「甲方」「乙方」，只用於整理',
  listHint: '名單裡的每個人會各收到一份合約',
  drag: '拖曳排序',
  moveUp: (name) => `上移 ${name}`,
  moveDown: (name) => `下移 ${name}`,
  remove: (name) => `移除 ${name}`,
  treeTitle: '參與方',
  previewTitle: '接下來的流程',
  previewStart: '您發出後，合約流程立即開始。',
  previewSign: (names) => `${names} 收到通知並簽署。`,
  previewCheck: (names) => `${names} 收到通知並審核；不通過則合約終止。`,
  previewTogether: (names) => `${names} 同時收到通知，不分先後。`,
  previewDone: byLevel({
    'B-LTA': '全部完成後，所有人都能下載帶時間戳記的合約。',
    'B-B': '全部完成後，所有人都能下載合約。',
  }),
  previewEmpty: '新增參與人後，這裡會說明每一步。',
  and: '、',
};
