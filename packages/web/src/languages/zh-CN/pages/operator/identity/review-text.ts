import type { ReviewFinding, ReviewRelation } from '@countersign/domain';

export const text = {
  title: '对照与冲突',
  nothing: '没有发现冲突，也没有更早的申请。',
  findings: {
    NUMBER_HELD: '这个号码也属于另一个已通过的认证：一个号码只能有一个持有人，请撤销其中不属实的一个。',
    NUMBER_ELSEWHERE: '另有申请使用同一个号码。',
    NAME_ELSEWHERE: '另有一家已认证企业使用同一个名称。',
    NAME_CHANGED: '与申请人更早的申请相比，名称不同。',
    NUMBER_CHANGED: '与申请人更早的申请相比，号码不同。',
    LEGAL_NAME_CHANGED: '与申请人更早的申请相比，法定代表人不同。',
    NOT_LEGAL_REPRESENTATIVE: '申请人不是法定代表人，请核对授权书。',
    LETTER_MISSING: '没有授权书，不能通过。',
  } as Readonly<Record<ReviewFinding, string>>,
  relation: {
    SAME_NUMBER: '同一号码',
    EARLIER: '申请人更早的申请',
    SAME_NAME: '同一名称',
  } as Readonly<Record<ReviewRelation, string>>,
  thisOne: '本次申请',
  differs: '不同',
  open: '打开这份申请',
  documents: '对照证件图片',
  hide: '收起证件图片',
  standing: '认证状态',
  standingWhy: '提出后须由另一位操作员确认才会执行。',
  acts: { SUSPEND: '暂停认证', WITHDRAW: '撤销认证', LIFT: '恢复认证' },
  ask: '提交确认',
  askWhy: '对方会看到这个原因。另一位操作员确认后立即执行。',
  asked: '已提交，等待另一位操作员确认',
};
