/** Words of the report, Chinese and English side by side. */
const PARTICIPANT_STATUS: Readonly<Record<string, string>> = {
  ED_SUCCESS: '已完成 done',
  ED_SUCCESS_AUTHORIZE: '已授权他人 authorized another',
  ED_SUCCESS_REMOVE: '已被发起人移除 removed by the sender; the field stayed empty',
};
const ACTION: Readonly<Record<string, string>> = {
  SENDER: '发起人 sender',
  SIGNER: '签署人 signer',
  CHECKER: '审核人 checker',
};
const AUTHENTICATION: Readonly<Record<string, string>> = {
  SIGN_PASSWORD: '签署密码 sign password',
  CODE: '验证码 code to the contact',
  BOTH: '签署密码与验证码 sign password and code to the contact',
};
const REVISION: Readonly<Record<string, string>> = {
  UPLOAD: '上传 upload',
  PREPARE: '准备 fields',
  SIGN: '签名 signature',
  FILL: '填写 filled in',
  VALIDATION: '验证数据 validation',
  TIMESTAMP: '时间戳 time-stamp',
};
const EVENTS: Readonly<Record<string, string>> = {
  'envelope.created': '创建 created',
  'envelope.started': '发出 sent',
  'envelope.prepared': '文件就绪 prepared',
  'participant.decided': '确认签署 decided to sign',
  'shield.started': '显示手机盾二维码 code for the phone shown',
  'shield.refused': '在手机上拒绝 refused on the phone',
  'participant.released': '签署未完成 turn given back',
  'certificate.issued': '签发证书 certificate issued',
  'signature.made': '完成签名 signature made',
  'participant.signed': '签署 signed',
  'participant.checked': '审核通过 passed',
  'participant.reminded': '催办 reminded',
  'participant.removed': '移除 removed',
  'participant.authorized': '转交他人 handed on',
  'participant.formsPlaced': '自行放置签署区 fields placed',
  'participant.formsMoved': '调整签署区 fields changed',
  'participant.formsWithdrawn': '撤下签署区 fields withdrawn',
  'participant.appearanceChosen': '选择签名外观 appearance chosen',
  'envelope.timed': '定时发出 timed',
  'envelope.prolonged': '延期 prolonged',
  'envelope.completed': '完成 completed',
  'envelope.cancelRequested': '发起作废 voiding proposed',
  'envelope.cancelEnded': '作废未成立 voiding not agreed',
  'envelope.voided': '协议作废 void by agreement',
};

const from =
  (words: Readonly<Record<string, string>>) =>
  (key: string): string =>
    words[key] ?? key;
export const participantStatusWords = from(PARTICIPANT_STATUS);
export const actionWords = from(ACTION);
export const authenticationWords = from(AUTHENTICATION);
export const revisionWords = from(REVISION);
export const eventWords = from(EVENTS);

/** What kind of certificate signed (Rulings §3 "secureLevel"). */
export const CERTIFICATE_WORDS: Readonly<Record<string, string>> = {
  DISPOSABLE: '一次性证书 for one signature',
  PERSONAL: '个人长期证书 long-term, of a person',
  ENTERPRISE: '企业长期证书 long-term, of an enterprise',
  SHIELD: '手机盾证书 of the signer’s phone',
};
