import type { Duty } from '../../../../../pages/console/prepare/model/duty.ts';
import type { PeopleWarning } from '../../../../../pages/console/prepare/model/people-order.ts';
import type { RowTrouble, MoreTrouble } from '../../../../../pages/console/prepare/model/people-rows.ts';
import { orMail } from '../../../../../text/channels.ts';
import { byLevel } from '../../../../../text/level.ts';
import type { SecureLevel, AuthLevel, ParticipantType } from '@countersign/domain';

/** Errors of a second contact are shown at its own field. */
export type Trouble = RowTrouble | Exclude<MoreTrouble, 'otherContact'>;
const trouble: Record<Trouble, string> = {
  nameMissing: '请输入姓名',
  nameLong: '姓名最多 50 个字',
  contactMissing: '请输入联系方式',
  contactWrong: '联系方式格式不正确',
  duplicate: '此人已在列表中',
  enterpriseMissing: '请输入企业名称',
  roleMissing: '请选择角色',
  listAgain: '一份合同最多一份批量名单',
};
const warning: Record<PeopleWarning, string> = {
  checkerAfterSigners: '有审批人排在所有签署人之后：审批时合同已经全部签好。通常审批应在签署之前。',
  checkerBesideSigner: '有审批人与签署人同时处理：签署人可能在审批之前就已签好。',
  allCheckers: '还没有签署人，合同无法发出。',
  sameTwice: '同一个人连续出现在两步中：他会收到两次通知，需要处理两次。',
};
const typeOf: Record<ParticipantType, string> = {
  PERSON: '个人',
  ENTERPRISE_MEMBER: '企业成员',
  ENTERPRISE_ROLE: '企业角色',
  BULK_PERSON: '批量名单',
};
const auth: Record<AuthLevel, string> = {
  LOW: '基本：验证码或签署密码',
  MEDIUM: '中：另需实名认证',
  HIGH: '高：实名认证，验证码和签署密码都要',
};
const secure: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: '一次性证书（推荐）',
  PERSONAL_CERT: '本人的长期证书',
  ENTERPRISE_CERT: '企业的长期证书',
  SHIELD_CERT: '手机盾（私钥在本人手机上）',
};
export type Names = { readonly name: string; readonly enterprise: string; readonly role: string };
function duty({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name} 代表“${enterprise}”`,
    role: `“${enterprise}”的任意一位“${role}”`,
    list: '名单里的每个人各收到一份合同',
  }[as];
  if (act === 'check') return `${who}：审阅合同，选择通过或不通过，不加盖签名。`;
  const steps = [
    ...(joins ? ['先加入该企业（如尚未加入）'] : []),
    ...(verifies ? ['完成实名认证'] : []),
    proofs === 'both' ? '用验证码和签署密码两项确认后签署' : '用验证码或签署密码确认后签署',
    {
      DISPOSABLE_CERT: '',
      PERSONAL_CERT: '签名使用本人的长期证书',
      ENTERPRISE_CERT: '签名使用企业证书，届时企业须已通过认证',
      SHIELD_CERT: '最后用自己的手机扫码完成签名',
    }[certificate],
  ];
  return `${who}：${steps.filter((step) => step !== '').join('，')}。`;
}

export const text = {
  trouble,
  warning,
  typeOf,
  authOf: auth,
  secureOf: secure,
  duty,
  participantsTitle: '谁来签署或审批',
  participantsLead: '按从上到下的顺序处理。没有账号的人会收到签署链接。',
  yourStart: '发出合同',
  name: '姓名',
  nameOf: { PERSON: '姓名', ENTERPRISE_MEMBER: '姓名', ENTERPRISE_ROLE: '称呼', BULK_PERSON: '名单名称' },
  contact: orMail('手机号或邮箱', '邮箱'),
  role: '操作',
  signer: '签署',
  checker: '审批',
  together: '与上一位同时',
  order: '处理顺序',
  oneByOne: '依次',
  allTogether: '同时',
  addPerson: '添加参与人',
  addMe: '添加我自己',
  recent: '最近联系人',
  recentSearch: '搜索姓名、联系方式或企业',
  recentNone: '还没有发送过合同。发送后，参与人会出现在这里。',
  recentNoMatch: '没有找到。',
  recentMore: '显示更多',
  recentFailed: '未能加载最近联系人。',
  colleague: (contact: string) => `同事 · ${contact}`,
  colleagues: '企业成员',
  colleaguesOf: '从企业中选择',
  colleaguesSearch: '搜索姓名或工号',
  colleaguesMembers: '成员',
  colleaguesRoles: '角色',
  colleaguesNone: '企业还没有其他成员。',
  colleaguesFailed: '未能加载企业成员。',
  rolesWhy: '担任该角色的任何一位成员都可以办理，只需一人。',
  pasteMany: '批量粘贴',
  pasteTitle: '批量添加参与人',
  pasteHint: '每行一位：姓名和联系方式，用空格、逗号或制表符分隔。可直接从表格粘贴。',
  pasteLabel: '名单',
  pastePlaceholder: '王小明  13800138000\nAda Lovelace, ada@example.com',
  pasteUnread: (lines: readonly number[]) => `第 ${lines.join('、')} 行没有联系方式，不会添加。`,
  pasteAct: (count: number) => (count > 0 ? `添加 ${count} 位` : '添加'),
  personOf: (at: number) => `第 ${at} 位参与人`,
  more: '更多',
  moreOf: (name: string) => `${name} 的更多设置`,
  type: '参与方式',
  enterprise: '企业名称',
  enterpriseHint: '与营业执照上的名称一致',
  enterpriseRole: '企业角色',
  roleHint: '持有该角色的任何一位成员都可以处理，先处理者为准',
  chooseRole: '请选择',
  auth: '身份确认',
  secure: '签名证书',
  group: '分组',
  groupHint: '例如“甲方”“乙方”，只用于整理',
  listHint: '名单里的每个人会各收到一份合同',
  drag: '拖动排序',
  moveUp: (name: string) => `上移 ${name}`,
  moveDown: (name: string) => `下移 ${name}`,
  remove: (name: string) => `移除 ${name}`,
  treeTitle: '参与方',
  previewTitle: '会发生什么',
  previewStart: '您发出后，合同立即开始流转。',
  previewSign: (names: string) => `${names} 收到通知并签署。`,
  previewCheck: (names: string) => `${names} 收到通知并审批；不通过则合同终止。`,
  previewTogether: (names: string) => `${names} 同时收到通知，不分先后。`,
  previewDone: byLevel({
    'B-LTA': '全部完成后，所有人都能下载带时间戳的合同。',
    'B-B': '全部完成后，所有人都能下载合同。',
  }),
  previewEmpty: '添加参与人后，这里会说明每一步。',
  and: '、',
};
