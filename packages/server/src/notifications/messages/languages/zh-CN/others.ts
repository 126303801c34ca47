import type { Words } from '../../envelope-words.ts';
import type { IdentityTexts, OtherTexts, SealDecidedTexts, SealFacts } from '../../notice-texts.ts';

const why = (reason: string, colon: string): string => (reason === '' ? '' : `${colon}${reason}`);

const APPROVED = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `印章已通过审核：${sealName}`,
  sentence: `企业${enterpriseName}的印章${sealName}已通过审核，可以使用`,
});
const AWAITS = ({ sealName, enterpriseName }: SealFacts): Words => ({
  subject: `印章已通过企业审核：${sealName}`,
  sentence: `印章${sealName}已通过企业${enterpriseName}审核，待认证机构核对图案与认证名称后即可使用`,
});
const sealDecided: SealDecidedTexts = {
  CREATE: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印章未通过审核：${sealName}`,
      sentence: `您对企业${enterpriseName}印章${sealName}的申请未通过${why(reason, '：')}`,
    }),
  },
  NAME: {
    PASSED: APPROVED,
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `印章未通过认证机构核对：${sealName}`,
      sentence: `企业${enterpriseName}的印章${sealName}的图案未通过认证机构核对${why(reason, '：')}`,
    }),
  },
  USE: {
    PASSED: ({ sealName, enterpriseName }) => ({
      subject: `用印申请已通过：${sealName}`,
      sentence: `您现在可以使用企业${enterpriseName}的印章${sealName}签署`,
    }),
    AWAITS_NAME: AWAITS,
    REFUSED: ({ sealName, enterpriseName, reason }) => ({
      subject: `用印申请未通过：${sealName}`,
      sentence: `您对企业${enterpriseName}印章${sealName}的申请未通过${why(reason, '：')}`,
    }),
  },
};

const nothing = (): string => '';
const identity: IdentityTexts = {
  PASSED: { is: '已通过', more: nothing },
  LIFTED: { is: '已恢复', more: nothing },
  RETURNED: { is: '未通过', more: (why) => `，原因：${why}。您可以修改后重新提交` },
  SUSPENDED: { is: '被认证机构暂停', more: (why) => `，原因：${why}。长期证书已吊销，请联系认证机构` },
  WITHDRAWN: { is: '被认证机构撤销', more: (why) => `，原因：${why}。长期证书已吊销，您可以重新申请` },
};

/** All other notices. */
export const others: OtherTexts = {
  bulkDone: (title, done, failed) => ({
    subject: `批量发送完成：${title}`,
    sentence: `合同${title}已发送 ${done} 份，失败 ${failed} 份`,
  }),
  joined: (name, firm) => ({ subject: `新成员已加入：${name}`, sentence: `新成员${name}已加入企业${firm}` }),
  asksToJoin: (name, firm) => ({
    subject: `加入申请：${name}`,
    sentence: `收到加入企业${firm}的申请，申请人：${name}，请处理`,
  }),
  handedOver: (name, firm) => ({
    subject: `事务已移交给您：${name}`,
    sentence: `企业${firm}已将${name}的合同、草稿、模板和待办移交给您`,
  }),
  exported: (firm, days) => ({
    subject: '数据导出已完成',
    sentence: `${firm === null ? '您的个人数据' : `企业${firm}的数据`}已导出完成，${days} 天内可以下载`,
  }),
  isOwner: (firm) => ({ subject: `您已成为企业所有者：${firm}`, sentence: `企业${firm}的所有权已移交给您` }),
  newOwner: (firm, name) => ({
    subject: `企业所有者已变更：${firm}`,
    sentence: `您已将企业${firm}的所有权移交给${name}，您仍是企业成员`,
  }),
  webhookOff: (firm) => ({
    subject: `Webhook 已停用：${firm}`,
    sentence: `连续多日无法送达企业${firm}的 Webhook，请检查接收端后重新启用`,
  }),
  hasJoined: (firm) => ({ subject: `已加入企业：${firm}`, sentence: `您已成为企业${firm}的成员，可以代表其签署` }),
  joinRefused: (firm) => ({ subject: `加入申请未通过：${firm}`, sentence: `您加入企业${firm}的申请未通过` }),
  invited: (firm) => ({ subject: `邀请您加入企业：${firm}`, sentence: `邀请您成为企业${firm}的成员` }),
  answerBy: (sentence, until) => `${sentence}，请在 ${until} 前答复`,
  seeInvitation: '查看邀请',
  chargesLow: (left, firm) => ({
    subject: `签署额度还剩 ${left} 份`,
    sentence: `${firm === null ? '您的' : `企业${firm}的`}签署额度还剩 ${left} 份，请及时购买`,
  }),
  chargesBought: (charges) => ({
    subject: `${charges} 份签署额度已到账`,
    sentence: `款项已到账，${charges} 份签署额度现在可以使用`,
  }),
  refunded: (reference, amount, charges) => ({
    subject: `订单 ${reference} 已退款 ${amount}`,
    sentence: `您的订单 ${reference} 已退款 ${amount}${charges === null ? '' : `，相应收回 ${charges} 份签署额度`}`,
  }),
  orderRefused: (reference, why) => ({
    subject: `订单 ${reference} 已被取消`,
    sentence: `您购买额度的订单 ${reference} 已被取消，原因：${why}`,
  }),
  seeBalance: '查看额度',
  sealToCheck: (seal, firm, who) => ({
    subject: `新印章待审核：${seal}`,
    sentence: `企业${firm}的新印章${seal}待审核，制作人：${who}`,
  }),
  sealAskedFor: (seal, firm, who) => ({
    subject: `用印申请：${seal}`,
    sentence: `收到使用企业${firm}印章${seal}的申请，申请人：${who}，请处理`,
  }),
  ownIdentity: '您的实名认证',
  identityOf: (firm) => `企业${firm}的认证`,
  decided: (what, is) => `${what}${is}`,
  seeIdentity: '查看认证',
  sealDecided,
  identity,
};
