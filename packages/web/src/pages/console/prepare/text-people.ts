import type { AuthLevel, ParticipantType, SecureLevel } from '@countersign/domain';
import { byLevel } from '../../../text/level.ts';
import { orMail } from '../../../text/channels.ts';
import { defineText } from '../../../text/text.ts';
import type { Duty } from './model/duty.ts';
import type { PeopleWarning } from './model/people-order.ts';
import type { MoreTrouble, RowTrouble } from './model/people-rows.ts';

/** Errors of a second contact are shown at its own field. */
type Trouble = RowTrouble | Exclude<MoreTrouble, 'otherContact'>;
const troubleZh: Record<Trouble, string> = {
  nameMissing: '请输入姓名',
  nameLong: '姓名最多 50 个字',
  contactMissing: '请输入联系方式',
  contactWrong: '联系方式格式不正确',
  duplicate: '此人已在列表中',
  enterpriseMissing: '请输入企业名称',
  roleMissing: '请选择角色',
  listAgain: '一份合同最多一份批量名单',
};
const troubleEn: Record<Trouble, string> = {
  nameMissing: 'Enter a name',
  nameLong: 'At most 50 characters',
  contactMissing: 'Enter a contact',
  contactWrong: 'Not a valid contact',
  duplicate: 'Already in the list',
  enterpriseMissing: 'Enter the name of the enterprise',
  roleMissing: 'Choose a role',
  listAgain: 'A contract has at most one list of recipients',
};
const warningZh: Record<PeopleWarning, string> = {
  checkerAfterSigners: '有审批人排在所有签署人之后：审批时合同已经全部签好。通常审批应在签署之前。',
  checkerBesideSigner: '有审批人与签署人同时处理：签署人可能在审批之前就已签好。',
  allCheckers: '还没有签署人，合同无法发出。',
  sameTwice: '同一个人连续出现在两步中：他会收到两次通知，需要处理两次。',
};
const warningEn: Record<PeopleWarning, string> = {
  checkerAfterSigners:
    'A reviewer comes after all signers: the contract will be signed by then. A review usually comes first.',
  checkerBesideSigner: 'A reviewer acts at the same time as a signer, who may sign before the review.',
  allCheckers: 'There is no signer yet, so the contract cannot be sent.',
  sameTwice: 'The same person is in two consecutive steps: they will be notified twice and must act twice.',
};
const typeZh: Record<ParticipantType, string> = {
  PERSON: '个人',
  ENTERPRISE_MEMBER: '企业成员',
  ENTERPRISE_ROLE: '企业角色',
  BULK_PERSON: '批量名单',
};
const typeEn: Record<ParticipantType, string> = {
  PERSON: 'A person',
  ENTERPRISE_MEMBER: 'A member of an enterprise',
  ENTERPRISE_ROLE: 'A role in the enterprise',
  BULK_PERSON: 'A list of recipients',
};
const authZh: Record<AuthLevel, string> = {
  LOW: '基本：验证码或签署密码',
  MEDIUM: '中：另需实名认证',
  HIGH: '高：实名认证，验证码和签署密码都要',
};
const authEn: Record<AuthLevel, string> = {
  LOW: 'Basic: code or sign password',
  MEDIUM: 'Medium: verified identity too',
  HIGH: 'High: identity, code and password',
};
const secureZh: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: '一次性证书（推荐）',
  PERSONAL_CERT: '本人的长期证书',
  ENTERPRISE_CERT: '企业的长期证书',
  SHIELD_CERT: '手机盾（私钥在本人手机上）',
};
const secureEn: Record<SecureLevel, string> = {
  DISPOSABLE_CERT: 'For one signature (usual)',
  PERSONAL_CERT: 'Their own, long-term',
  ENTERPRISE_CERT: 'The enterprise’s, long-term',
  SHIELD_CERT: 'Phone signing (key stays on their phone)',
};

type Names = { readonly name: string; readonly enterprise: string; readonly role: string };
function dutyZh({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
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
function dutyEn({ act, as, joins, verifies, proofs, certificate }: Duty, { name, enterprise, role }: Names): string {
  const who = {
    self: name,
    member: `${name}, for “${enterprise}”,`,
    role: `Any one “${role}” of “${enterprise}”`,
    list: 'Everyone on the list gets their own contract and',
  }[as];
  if (act === 'check') return `${who} reviews it and passes or refuses it, without a signature.`;
  const first = [
    ...(joins ? ['joins the enterprise if not yet a member'] : []),
    ...(verifies ? ['verifies their identity'] : []),
  ];
  const proof = `signs with ${proofs === 'both' ? 'both a code and the sign password' : 'a code or the sign password'}`;
  const how = {
    DISPOSABLE_CERT: '',
    PERSONAL_CERT: ', with their own long-term certificate',
    ENTERPRISE_CERT: ', with the certificate of the enterprise, which must be verified by then',
    SHIELD_CERT: ', and finishes by scanning a code with their own phone',
  }[certificate];
  return `${who} ${[...first, proof].join(', then ')}${how}.`;
}

export const usePeopleText = defineText(
  {
    trouble: troubleZh,
    warning: warningZh,
    typeOf: typeZh,
    authOf: authZh,
    secureOf: secureZh,
    duty: dutyZh,
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
  },
  {
    trouble: troubleEn,
    warning: warningEn,
    typeOf: typeEn,
    authOf: authEn,
    secureOf: secureEn,
    duty: dutyEn,
    participantsTitle: 'Who signs or reviews',
    participantsLead: 'They act from top to bottom. People without an account get a signing link.',
    yourStart: 'sends the contract',
    name: 'Name',
    nameOf: { PERSON: 'Name', ENTERPRISE_MEMBER: 'Name', ENTERPRISE_ROLE: 'Shown as', BULK_PERSON: 'Name of the list' },
    contact: orMail('Phone or e-mail', 'E-mail'),
    role: 'Does',
    signer: 'Signs',
    checker: 'Reviews',
    together: 'Same time as above',
    order: 'Order',
    oneByOne: 'One by one',
    allTogether: 'All at once',
    addPerson: 'Add a participant',
    addMe: 'Add myself',
    recent: 'Recent people',
    recentSearch: 'Name, contact or enterprise',
    recentNone: 'Nothing sent yet. People you send to will appear here.',
    recentNoMatch: 'No one found.',
    recentMore: 'Show more',
    recentFailed: 'The recent contacts could not be loaded.',
    colleague: (contact) => `Colleague · ${contact}`,
    colleagues: 'Members',
    colleaguesOf: 'Choose from the enterprise',
    colleaguesSearch: 'Name or employee number',
    colleaguesMembers: 'Members',
    colleaguesRoles: 'Roles',
    colleaguesNone: 'The enterprise has no other members yet.',
    colleaguesFailed: 'The members could not be loaded.',
    rolesWhy: 'Any member who has the role may act; one is enough.',
    pasteMany: 'Paste many',
    pasteTitle: 'Add many participants',
    pasteHint:
      'One person per line: name and contact, separated by spaces, commas or tabs. You can paste from a spreadsheet.',
    pasteLabel: 'People',
    pasteUnread: (lines) =>
      lines.length === 1
        ? `Line ${lines[0]} has no contact and is left out.`
        : `Lines ${lines.join(', ')} have no contact and are left out.`,
    pasteAct: (count) => (count > 0 ? `Add ${count}` : 'Add'),
    personOf: (at) => `Participant ${at}`,
    more: 'More',
    moreOf: (name) => `More about ${name}`,
    type: 'Takes part as',
    enterprise: 'Name of the enterprise',
    enterpriseHint: 'As shown on its business licence',
    enterpriseRole: 'Role',
    roleHint: 'Any member who holds the role may act; the first to act counts',
    chooseRole: 'Choose one',
    auth: 'Proves their identity by',
    secure: 'Certificate',
    group: 'Group',
    groupHint: 'Such as “Party A”; only for grouping',
    listHint: 'Everyone on the list gets their own contract',
    drag: 'Drag to reorder',
    moveUp: (name) => `Move ${name} up`,
    moveDown: (name) => `Move ${name} down`,
    remove: (name) => `Remove ${name}`,
    treeTitle: 'Parties',
    previewTitle: 'What will happen',
    previewStart: 'You send it, and it starts at once.',
    previewSign: (names) => `Asked to sign: ${names}.`,
    previewCheck: (names) => `Asked to review: ${names}; a refusal ends the contract.`,
    previewTogether: (names) => `${names} act at the same time.`,
    previewDone: byLevel({
      'B-LTA': 'When all have acted, everyone can download the time-stamped contract.',
      'B-B': 'When all have acted, everyone can download the contract.',
    }),
    previewEmpty: 'Add participants, and each step is explained here.',
    and: ', ',
  },
);
