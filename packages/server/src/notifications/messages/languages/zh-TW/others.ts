import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `印章已通過審核：${sealName}`,
  sentence: `企業${enterpriseName}的印章${sealName}已通過審核，可以使用`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `印章已通過企業審核：${sealName}`,
  sentence: `印章${sealName}已通過企業${enterpriseName}審核，待憑證機構核對圖案與驗證名稱後即可使用`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印章未通過審核：${sealName}`,
      sentence: `您對企業${enterpriseName}印章${sealName}的申請未通過${why(reason, '：')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印章未通過憑證機構核對：${sealName}`,
      sentence: `企業${enterpriseName}的印章${sealName}的圖案未通過憑證機構核對${why(reason, '：')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `用印申請已通過：${sealName}`,
      sentence: `您現在可以使用企業${enterpriseName}的印章${sealName}簽署`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `用印申請未通過：${sealName}`,
      sentence: `您對企業${enterpriseName}印章${sealName}的申請未通過${why(reason, '：')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: '已通過', more: nothing },
  LIFTED: { is: '已恢復', more: nothing },
  RETURNED: { is: '未通過', more: (why) => `，原因：${why}。您可以修改後重新送出` },
  SUSPENDED: { is: '被憑證機構暫停', more: (why) => `，原因：${why}。長期憑證已廢止，請聯絡憑證機構` },
  WITHDRAWN: { is: '被憑證機構撤銷', more: (why) => `，原因：${why}。長期憑證已廢止，您可以重新申請` },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `批次傳送完成：${title}`,
    sentence: `合約${title}已傳送 ${done} 份，失敗 ${failed} 份`,
  }),
  joined: (name, firm) => ({ subject: `新成員已加入：${name}`, sentence: `新成員${name}已加入企業${firm}` }),
  asksToJoin: (name, firm) => ({
    subject: `加入申請：${name}`,
    sentence: `收到加入企業${firm}的申請，申請人：${name}，請處理`,
  }),
  handedOver: (name, firm) => ({
    subject: `事項已移交給您：${name}`,
    sentence: `企業${firm}已將${name}的合約、草稿、範本和待辦事項移交給您`,
  }),
  exported: (firm, days) => ({
    subject: '資料匯出已完成',
    sentence: `${firm === null ? '您的個人資料' : `企業${firm}的資料`}已匯出完成，${days} 天內可以下載`,
  }),
  isOwner: (firm) => ({ subject: `您已成為企業擁有者：${firm}`, sentence: `企業${firm}的擁有權已移交給您` }),
  newOwner: (firm, name) => ({
    subject: `企業擁有者已變更：${firm}`,
    sentence: `您已將企業${firm}的擁有權移交給${name}，您仍是企業成員`,
  }),
  webhookOff: (firm) => ({
    subject: `Webhook 已停用：${firm}`,
    sentence: `連續多日無法送達企業${firm}的 Webhook，請檢查接收端後重新啟用`,
  }),
  hasJoined: (firm) => ({ subject: `已加入企業：${firm}`, sentence: `您已成為企業${firm}的成員，可以代表其簽署` }),
  joinRefused: (firm) => ({ subject: `加入申請未通過：${firm}`, sentence: `您加入企業${firm}的申請未通過` }),
  invited: (firm) => ({ subject: `邀請您加入企業：${firm}`, sentence: `邀請您成為企業${firm}的成員` }),
  answerBy: (sentence, until) => `${sentence}，請在 ${until} 前答覆`,
  seeInvitation: '檢視邀請',
  chargesLow: (left, firm) => ({
    subject: `簽署額度還剩 ${left} 份`,
    sentence: `${firm === null ? '您的' : `企業${firm}的`}簽署額度還剩 ${left} 份，請及早購買`,
  }),
  chargesBought: (charges) => ({
    subject: `${charges} 份簽署額度已到帳`,
    sentence: `款項已到帳，${charges} 份簽署額度現在可以使用`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `訂單 ${reference} 已退款 ${amount}`,
    sentence: `您的訂單 ${reference} 已退款 ${amount}${charges === null ? '' : `，相應收回 ${charges} 份簽署額度`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `訂單 ${reference} 已被取消`,
    sentence: `您購買額度的訂單 ${reference} 已被取消，原因：${why}`,
  }),
  seeBalance: '檢視額度',
  sealToCheck: (seal, firm, who) => ({
    subject: `新印章待審核：${seal}`,
    sentence: `企業${firm}的新印章${seal}待審核，製作人：${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `用印申請：${seal}`,
    sentence: `收到使用企業${firm}印章${seal}的申請，申請人：${who}，請處理`,
  }),
  ownIdentity: '您的身分驗證',
  identityOf: (firm) => `企業${firm}的驗證`,
  decided: (what, is) => `${what}${is}`,
  seeIdentity: '檢視驗證',
  sealDecided,
  identity,
};
