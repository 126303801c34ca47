import { ENVELOPE_LABELS, PARTICIPANT_STATUS_LABELS, ROLE_LABELS, bilingual } from '@countersign/contract';
import type { AuditKind, ReadingRule } from '@countersign/domain';

/** Terms of the report, in Chinese and English side by side. */
type Words = Readonly<Record<string, string>>;

const PARTICIPANT_STATUS: Words = {
  ED_SUCCESS: bilingual(ENVELOPE_LABELS, 'ED_SUCCESS'),
  // The English label of the pages, "Authorized", would say the opposite here.
  ED_SUCCESS_AUTHORIZE: '已转交他人 authorized another',
  ED_SUCCESS_REMOVE: `${bilingual(PARTICIPANT_STATUS_LABELS, 'removedBySender')}; the field stayed empty`,
  REPLACED: '已被发起人更换为他人 replaced by the sender',
};
const ACTION: Words = {
  SENDER: bilingual(ROLE_LABELS, 'SENDER'),
  SIGNER: bilingual(ROLE_LABELS, 'SIGNER'),
  CHECKER: bilingual(ROLE_LABELS, 'CHECKER'),
};
const PARTICIPANT_TYPE: Words = {
  PERSON: '个人 person',
  ENTERPRISE_MEMBER: '企业成员 member of an enterprise',
  ENTERPRISE_ROLE: '企业角色 role of an enterprise',
  BULK_PERSON: '个人 person',
};
const AUTHENTICATION: Words = {
  SIGN_PASSWORD: '签署密码 sign password',
  CODE: '发送到联系方式的验证码 code sent to the contact',
  BOTH: '签署密码与发送到联系方式的验证码 sign password and code sent to the contact',
};
const CHANNEL: Words = {
  SMS: '短信验证码 code by text message',
  VOICE: '语音验证码 code by telephone call',
  EMAIL: '邮件验证码 code by e-mail',
};
const AUTH_LEVEL: Words = {
  LOW: '签署密码或验证码 sign password or code',
  MEDIUM: '已实名认证，并提供签署密码或验证码 verified identity, and sign password or code',
  HIGH: '已实名认证，并提供签署密码和验证码 verified identity, and both sign password and code',
};
const REVISION: Words = {
  UPLOAD: '上传 upload',
  PREPARE: '准备签署区 fields',
  SIGN: '签名 signature',
  FILL: '填写 filled in',
  VALIDATION: '验证数据 validation',
  TIMESTAMP: '文档时间戳 time-stamp',
};
const EVENTS: Partial<Record<AuditKind, string>> &
  Record<Extract<AuditKind, `${'envelope' | 'participant'}.${string}`>, string> = {
  'envelope.created': '创建 created',
  'envelope.started': '发出 sent',
  'envelope.prepared': '文件就绪 prepared',
  'envelope.prepareFailed': '文件准备失败 preparing failed',
  'envelope.timed': '定时发出 timed',
  'envelope.timerFailed': '定时发出失败 timer failed',
  'envelope.prolonged': '延长截止时间 prolonged',
  'envelope.revoked': '撤回 revoked',
  'envelope.expired': '过期 expired',
  'envelope.completed': '完成 completed',
  'envelope.archiveRenewed': '归档时间戳续期 archive time-stamp renewed',
  'envelope.evidenceRenewed': '证据报告时间戳续期 report time-stamp renewed',
  'envelope.cancelRequested': '发起作废 voiding proposed',
  'envelope.voided': '协议作废 void by agreement',
  'envelope.voidedAnother': '使原合同作废 made the contract void',
  'participant.deviceHanded': '设备交其当面签署 device handed over',
  'envelope.deviceReturned': '发起人登录收回设备 device taken back by a login',
  'participant.decided': '确认签署 decided to sign',
  'participant.released': '签署未完成 turn given back',
  'participant.fillFailed': '填写未成功 filling in failed',
  'participant.signed': '签署 signed',
  'participant.checked': '审批通过 passed',
  'participant.refused': '审批未通过 not passed',
  'participant.rejected': '拒绝签署 rejected',
  'participant.returned': '退回修改 returned',
  'participant.reminded': '催办 reminded',
  'participant.removed': '移除 removed',
  'participant.authorized': '转交他人 handed on',
  'participant.replaced': '更换参与人 replaced by the sender',
  'participant.succeeded': '由同事接手 taken over by a colleague',
  'envelope.handedOver': '发起人变更 sender changed',
  'participant.formsPlaced': '自行放置签署区 fields placed',
  'participant.formsMoved': '调整签署区 fields changed',
  'participant.formsWithdrawn': '撤下签署区 fields withdrawn',
  'participant.appearanceChosen': '选择签名外观 appearance chosen',
  'shield.started': '显示手机盾二维码 code for the phone shown',
  'shield.certified': '手机盾证书 phone certified',
  'shield.refused': '在手机上拒绝 refused on the phone',
  'shield.removed': '移除手机盾 phone removed',
  'certificate.issued': '签发证书 certificate issued',
  'certificate.revoked': '吊销证书 certificate revoked',
  'certificate.revocationNoted': '证书被吊销 certificate revoked',
  'signature.made': '完成签名 signature made',
};
/** What kind of certificate signed (Rulings §3 "secureLevel"), and the authority's own. */
const CERTIFICATE: Words = {
  DISPOSABLE: '一次性证书 for one signature',
  PERSONAL: '个人长期证书 long-term, of a person',
  ENTERPRISE: '企业长期证书 long-term, of an enterprise',
  SHIELD: "手机盾证书 of the signer's phone",
  ROOT: '根证书 root',
  ISSUING: '签发证书 issuing authority',
  TSA: '时间戳服务 time-stamping service',
  OCSP: '证书状态服务 status service (OCSP)',
  PLATFORM: '平台证据章 seal of the platform',
  LOG: '审计日志 audit log',
};
const SECURE_LEVEL: Words = {
  DISPOSABLE_CERT: CERTIFICATE.DISPOSABLE ?? '',
  PERSONAL_CERT: CERTIFICATE.PERSONAL ?? '',
  ENTERPRISE_CERT: CERTIFICATE.ENTERPRISE ?? '',
  SHIELD_CERT: CERTIFICATE.SHIELD ?? '',
};

const from =
  (words: Words) =>
  (key: string): string =>
    words[key] ?? key;
export const participantStatusWords = from(PARTICIPANT_STATUS);
export const actionWords = from(ACTION);
export const participantTypeWords = from(PARTICIPANT_TYPE);
export const authenticationWords = from(AUTHENTICATION);
export const channelWords = from(CHANNEL);
export const authLevelWords = from(AUTH_LEVEL);
export const secureLevelWords = from(SECURE_LEVEL);
export const revisionWords = from(REVISION);
export const eventWords = from(EVENTS);
export const certificateWords = from(CERTIFICATE);

/** What the signing page had to have shown; the server checks the report of the page, and knows of no reading. */
export const readingWords = (rule: ReadingRule): string =>
  rule.until === 'END'
    ? '操作前签署页须报告每一页都曾显示在画面中 before an act, the page had to report that every page was in view'
    : `操作前签署页须报告每份文件至少显示 ${rule.seconds} 秒 before an act, the page had to report each document in view for ${rule.seconds} s`;
