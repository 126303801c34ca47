import type { OperatorRole } from '@countersign/domain';

export const text = {
  roles: {
    REGISTRATION_OFFICER: '审核员',
    AUDITOR: '审计员',
    SUPPORT: '客服',
    FINANCE: '财务',
    ADMINISTRATOR: '管理员',
  } as Readonly<Record<OperatorRole, string>>,
  hints: {
    REGISTRATION_OFFICER: '审核实名与印章，吊销证书，撤销认证',
    AUDITOR: '查看全部内容和审计日志，不能更改',
    SUPPORT: '查询用户与企业，停用和恢复账号，处理投诉',
    FINANCE: '处理订单、到账与额度入账',
    ADMINISTRATOR: '管理操作员、信任列表和运行状况',
  } as Readonly<Record<OperatorRole, string>>,
  join: '、',
};
